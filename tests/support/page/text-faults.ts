import { expect, type Page } from '@playwright/test';

/**
 * Resolves with what is wrong with the texts on screen: a page that can be scrolled sideways, a text that is cut off,
 * that leaves its button or the page, or that has no size, and an amount that is broken inside the number (I18N-2.4). A
 * name that ends with an ellipsis by design, and what can be scrolled into view, is no fault.
 * Words of Thai, Khmer and Burmese, which have no spaces between them, are those of the browser's dictionary, which breaks
 * its lines too: only `overflow-wrap: anywhere` breaks one inside.
 * @param width width of the viewport (CSS px)
 * @param hasWholeWords whether a word that is broken inside is a fault, too: not on a narrow screen with large text
 */
export const findTextFaults = (page: Page, width: number, hasWholeWords = false): Promise<readonly string[]> =>
  page.evaluate(
    ([viewportWidth, checksWords]) => {
      /** Fractions of a pixel are no fault. */
      const TOLERANCE_PX = 1.5;
      /** An amount with its symbol, or a number with separators. */
      const AMOUNT =
        /(?:[₱¥￥₫₹$]|(?<!\p{L})(?:R\$|Rp|RM))\s?\d(?:[\d.,\u00a0\u202f]*\d)?|\d(?:[\d.,\u00a0\u202f]*\d)?\s?[₱₫]|\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?:[.,]\d+)?/gu;
      const WORD = /[\p{L}\p{M}\u200c\u200d]{4,}/gu;
      /** Scripts that are broken between any two characters. */
      const BROKEN_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
      /** Scripts that are broken between the words of a dictionary. */
      const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}]/u;
      const faults = new Set<string>();
      const show = (text: string) => JSON.stringify(text.trim().slice(0, 60));

      const segmenters = new Map<string, Intl.Segmenter>();
      /** Returns the words of a text with their positions. */
      function findWords(text: string, lang: string): { index: number; word: string }[] {
        if (!WITHOUT_SPACES.test(text)) return [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ index, word }));
        const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang || undefined, { granularity: 'word' });
        segmenters.set(lang, segmenter);
        return [...segmenter.segment(text)]
          .filter(({ isWordLike }) => isWordLike)
          .map(({ index, segment: word }) => ({ index, word }));
      }

      /** Whether an element shows an ellipsis, or the first lines, of a text that is too long. */
      const shortens = (style: CSSStyleDeclaration) =>
        style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';

      function findClipping(start: Element, box: DOMRect): string | undefined {
        for (let element: Element | null = start; element; element = element.parentElement) {
          const style = getComputedStyle(element);
          const around = element.getBoundingClientRect();
          // Visually hidden texts are for screen readers.
          if (around.width <= 1 || around.height <= 1 || style.clipPath.startsWith('inset')) return undefined;
          if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) return undefined;
          if (shortens(style)) return undefined;
          const isOutside =
            (/hidden|clip/.test(style.overflowX) &&
              (box.left < around.left - TOLERANCE_PX || box.right > around.right + TOLERANCE_PX)) ||
            (/hidden|clip/.test(style.overflowY) && box.bottom > around.bottom + box.height / 4);
          if (isOutside) return `is cut off by <${element.tagName.toLowerCase()} class="${element.className}">`;
          if (element.matches('button, a, [role="tab"]') && box.right > around.right + TOLERANCE_PX)
            return `leaves <${element.tagName.toLowerCase()} class="${element.className}"> at its end`;
          if (element.matches('button, a, [role="tab"]') && box.left < around.left - TOLERANCE_PX)
            return `leaves <${element.tagName.toLowerCase()} class="${element.className}"> at its start`;
          if (style.position === 'fixed') break;
        }
        return box.right > viewportWidth + TOLERANCE_PX || box.left < -TOLERANCE_PX ? 'leaves the page' : undefined;
      }

      const pageWidth = document.scrollingElement?.scrollWidth ?? 0;
      if (pageWidth > viewportWidth) faults.add(`the page is ${pageWidth} px wide`);
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const parent = node.parentElement;
        if (text.trim() === '' || !parent || parent.closest('script, style, noscript, option, svg')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) {
          // A name gives way to the picture before it where there is no room for both.
          const givesWay = parent.previousElementSibling?.matches('img') === true;
          const isInvisible = Number.parseFloat(getComputedStyle(parent).fontSize) === 0;
          if (isInvisible && !givesWay) faults.add(`${show(text)} has the size 0`);
          continue;
        }
        const clipping = findClipping(parent, box);
        if (clipping) faults.add(`${show(text)} ${clipping}`);
        const isBroken = (start: number, length: number) => {
          // The hyphen at the end of the line above belongs to the character after a soft hyphen.
          range.setStart(node, text[start - 1] === '\u00ad' ? start + 1 : start);
          range.setEnd(node, start + length);
          const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
          return new Set(rects.map(({ top }) => Math.round(top))).size > 1;
        };
        for (const { index, 0: amount } of text.matchAll(AMOUNT))
          if (isBroken(index, amount.length)) faults.add(`the amount ${amount} is broken in ${show(text)}`);
        if (!checksWords) continue;
        for (const { index, word } of findWords(text, parent.closest<HTMLElement>('[lang]')?.lang ?? ''))
          if (!BROKEN_ANYWHERE.test(word) && isBroken(index, word.length))
            faults.add(`the word ${word} is broken in ${show(text)}`);
      }
      return [...faults];
    },
    [width, hasWholeWords] as const,
  );

/** Resolves with the faults of a page that do not pass: a page is wider for some frames while its text grows. */
export async function findLastingTextFaults(
  page: Page,
  width: number,
  hasWholeWords = false,
): Promise<readonly string[]> {
  let faults: readonly string[] = ['not measured'];
  const find = async () => {
    faults = await findTextFaults(page, width, hasWholeWords);
    return faults;
  };
  await expect
    .poll(find, { timeout: 60_000 })
    .toEqual([])
    .catch(() => undefined);
  return faults;
}
