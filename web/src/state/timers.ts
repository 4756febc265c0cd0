// Timeouts that are cancelled together with whatever started them.

export class Timers {
  private readonly running = new Set<ReturnType<typeof setTimeout>>();

  after(ms: number, callback: () => void): void {
    const timer = setTimeout(() => {
      this.running.delete(timer);
      callback();
    }, ms);
    this.running.add(timer);
  }

  clear(): void {
    for (const timer of this.running) clearTimeout(timer);
  }
}
