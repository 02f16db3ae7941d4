import type { PaintRecord } from '../contract/paint-record';

/** What painting writes of the root element. */
interface PaintedElement {
  lang: string;
  dir: string;
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/**
 * Paints the skeleton in the merchant's colours, language, name and logo (WL-2). All through the root element, which is
 * all there is yet: the skeleton shows name and logo from custom properties, instead of the text of index.html.
 */
export function applyPaint({ name, logo, lang, dir, tokens }: PaintRecord, root: PaintedElement): void {
  root.lang = lang;
  root.dir = dir;
  for (const [token, value] of Object.entries(tokens)) root.style.setProperty(token, value);
  root.style.setProperty('--first-default', 'none');
  root.style.setProperty('--first-name', logo ? '""' : cssString(name));
  if (logo) root.style.setProperty('--first-logo', `url(${cssString(logo)})`);
}

/** JSON's escapes of quotes and backslashes are CSS's too; a line break may not stand in either. */
const cssString = (text: string) => JSON.stringify(text.replace(/[\n\r\f]/g, ' '));
