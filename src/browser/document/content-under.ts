/** CSS selector for what a floating element must not stand over, in contrast to the ground of a page. */
const CONTENT = 'a, button, img, svg, input, select, textarea, h1, h2, h3';
/** CSS selector for what a floating element must not stand beside either. */
const KEPT_CLEAR = '[data-legal]';

/** Distance from the upper and the lower edge at which is looked under an element (CSS px). */
const INSET_PX = 2;

/** Whether content of the page is under `element` at the edge of the screen, or the legal information beside it. */
export function hasContentUnder(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const x = left < innerWidth / 2 ? left + width / 3 : right - width / 3;
  const isOther = (found: Element) => !found.contains(element) && !element.contains(found);
  const isUnder = [top + INSET_PX, (top + bottom) / 2, bottom - INSET_PX].some((y) =>
    document.elementsFromPoint(x, y).some((found) => isOther(found) && found.matches(CONTENT)),
  );
  return (
    isUnder ||
    [...document.querySelectorAll(KEPT_CLEAR)]
      .map((found) => found.getBoundingClientRect())
      .some((found) => found.top < bottom && top < found.bottom)
  );
}
