// What scrolls shows at which of its edges there is more, and `app.css` lets those fade.

export function fades(node: HTMLElement) {
  function look(): void {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    const more = [...(node.scrollTop > 1 ? ['above'] : []), ...(below > 1 ? ['below'] : [])];
    node.dataset.more = more.join(' ');
  }
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy(): void {
      size.disconnect();
      content.disconnect();
    },
  };
}
