// Which overlays the board shows: those switched on, and those held with a key or a button.

export class Overlays {
  private on: ReadonlySet<string> = $state.raw(new Set());
  private held: ReadonlySet<string> = $state.raw(new Set());

  readonly shown: Set<string> = $derived.by(() => new Set([...this.on, ...this.held]));

  toggle(name: string): void {
    this.on = changed(this.on, name, !this.on.has(name));
  }

  hold(name: string, on: boolean): void {
    this.held = changed(this.held, name, on);
  }

  release(): void {
    this.held = new Set();
  }
}

function changed(names: ReadonlySet<string>, name: string, on: boolean): Set<string> {
  const next = new Set(names);
  if (on) next.add(name);
  else next.delete(name);
  return next;
}
