// The size of the window and the kind of pointer.

class Viewport {
  narrow = $state(false); // a phone
  middle = $state(false);
  low = $state(false); // a wide window with little height
  touch = $state(false);

  constructor() {
    this.watch('(max-width: 800px), (max-height: 480px)', (on) => (this.narrow = on));
    this.watch(
      '(min-width: 801px) and (max-width: 1100px) and (min-height: 481px)',
      (on) => (this.middle = on),
    );
    this.watch(
      '(min-width: 801px) and (min-height: 481px) and (max-height: 860px)',
      (on) => (this.low = on),
    );
    this.watch('(pointer: coarse)', (on) => (this.touch = on));
  }

  private watch(query: string, tell: (on: boolean) => void): void {
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener('change', () => tell(list.matches));
  }
}

export const viewport = new Viewport();
