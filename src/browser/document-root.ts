import type { PaintRecord } from '../contract/paint-record';

/** Puts colours, language and direction on the document; through CSSOM, as the policy forbids style attributes. */
export function applyPaint({ tokens, lang, dir, name }: PaintRecord): void {
  const root = document.documentElement;
  for (const [token, value] of Object.entries(tokens)) root.style.setProperty(token, value);
  setDocumentLanguage({ tag: lang, dir });
  if (document.title === '' || !document.title.includes(name)) document.title = name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens['--surface'] ?? '');
}

/** Which language the document is in, and where its lines begin. @param tag BCP 47 */
export function setDocumentLanguage({ tag, dir }: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}

/** The title of the page that is on screen. */
export function setDocumentTitle(title: string): void {
  document.title = title;
}
