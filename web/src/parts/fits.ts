// What has to fit a given height is written smaller, step by step, until it does: CSS says by `data-fit`
// how small each step is.

const STEPS = 3;

export function fits(node: HTMLElement) {
  const seen: MutationObserverInit = { childList: true, subtree: true, characterData: true };
  function fit(): void {
    for (let step = 0; step <= STEPS; step++) {
      node.dataset.fit = String(step);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  }
  const size = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  size.observe(node);
  content.observe(node, seen);
  return {
    destroy(): void {
      size.disconnect();
      content.disconnect();
    },
  };
}
