/** Elements in the display font, which their style sheets name by this property. */
const DISPLAY_TEXTS = 'h1, h2, h3, [data-display]';
const FONT = '--font-display';

let observer: MutationObserver | undefined;

/**
 * Shows texts that the display font lacks a character of in the font of the other texts, now and when they change: a
 * browser would replace only that character, so that a word would have two faces. A change is marked before it is
 * painted. Replaces the check of an earlier call; without a check, all texts are in the display font.
 */
export function watchDisplayTexts(hasAllCharacters: ((text: string) => boolean) | undefined): void {
  observer?.disconnect();
  observer = undefined;
  const mark = (element: HTMLElement) => {
    if (hasAllCharacters?.(element.textContent ?? '') ?? true) element.style.removeProperty(FONT);
    else element.style.setProperty(FONT, 'initial');
  };
  for (const element of document.querySelectorAll<HTMLElement>(DISPLAY_TEXTS)) mark(element);
  if (!hasAllCharacters) return;
  observer = new MutationObserver((changes) => {
    for (const element of new Set(changes.flatMap(findDisplayTexts))) mark(element);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function findDisplayTexts({ target, addedNodes }: MutationRecord): HTMLElement[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(DISPLAY_TEXTS);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof HTMLElement
      ? [...(node.matches(DISPLAY_TEXTS) ? [node] : []), ...node.querySelectorAll<HTMLElement>(DISPLAY_TEXTS)]
      : [],
  );
  return around ? [around, ...added] : added;
}
