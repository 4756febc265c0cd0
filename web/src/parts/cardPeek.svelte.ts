// Enlarges a card while the pointer rests on it, while it has the focus, or after a long press.

const HOVER_DELAY_MS = 260;
const LONG_PRESS_MS = 500;

export interface Peeked {
  card: string;
  /** The element it is shown beside. */
  near: DOMRect;
}

class Peek {
  at: Peeked | null = $state.raw(null);
}

export const peek = new Peek();

/** Enlarge a card beside what was clicked or tapped, until the next press anywhere. */
export function enlarge(card: string, { currentTarget }: Event): void {
  peek.at = { card, near: (currentTarget as Element).getBoundingClientRect() };
}

/** The card that an anchor names, or ''. */
export const cardOf = (anchor = ''): string =>
  anchor.startsWith('card:') ? anchor.slice('card:'.length) : '';

/** Enlarge a card while it is pointed at; an empty name shows nothing. */
export function peeks(
  node: HTMLElement,
  card: string,
): { update(card: string): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let clicked = false; // until the pointer leaves
  let pressed = false; // the click that follows a long press is ignored
  const show = (after: number): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!card) return;
    timer = setTimeout(() => {
      shown = true;
      pressed = after === LONG_PRESS_MS;
      peek.at = { card, near: node.getBoundingClientRect() };
    }, after);
  };
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (shown) peek.at = null;
    shown = false;
  };
  /** A card that slides under a pointer at rest was not pointed at. */
  const hovered = (event: Event): void => {
    const { pointerType, movementX, movementY } = event as PointerEvent;
    const moved = movementX !== 0 || movementY !== 0;
    if (pointerType === 'mouse' && moved && !clicked && timer === undefined) show(HOVER_DELAY_MS);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: hovered,
    pointermove: hovered,
    pointerleave: () => {
      clicked = false;
      hide();
    },
    pointercancel: hide,
    pointerdown: (event) => {
      if ((event as PointerEvent).pointerType === 'touch') show(LONG_PRESS_MS);
      else {
        clicked = true;
        hide();
      }
    },
    pointerup: (event) => {
      if ((event as PointerEvent).pointerType === 'touch' && !shown) hide();
    },
    focus: () => {
      if (node.matches(':focus-visible')) show(0);
    },
    blur: hide,
    contextmenu: (event) => event.preventDefault(),
    dragstart: hide,
  };
  const swallow = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  node.addEventListener('click', swallow, { capture: true });
  return {
    update(next) {
      if (next !== card) hide();
      card = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener);
      node.removeEventListener('click', swallow, { capture: true });
    },
  };
}
