/** Whether the middle of an element is on the screen, and neither scrolled away nor under something else. */
export function isOnScreen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
