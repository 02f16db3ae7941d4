/** Custom property with the height of the bar above the page's content; absent if there is no bar. */
const TOP_SPACE = '--top-space';

/**
 * Moves the page content down by the height of a fixed top bar and updates the offset when that height changes.
 * Returns a function that moves the content back. The content is translated, which does not count as a layout shift.
 */
export function offsetContentBelowTopBar(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const update = () => root.style.setProperty(TOP_SPACE, `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(update);
  update();
  root.setAttribute('data-top-space', '');
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-top-space');
    root.style.removeProperty(TOP_SPACE);
  };
}
