import type { ThemeSnapshot } from '../../contract/bootstrap/theme-snapshot';

let theme: ThemeSnapshot | undefined;
const darkPreference = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
darkPreference?.addEventListener('change', () => {
  if (theme) applyTokens(theme);
});

/** Whether the bootstrap script has applied a theme, which sets the name that the skeleton shows. */
export const hasInitialTheme = (): boolean => document.documentElement.style.getPropertyValue('--first-name') !== '';

/**
 * Applies the merchant's colours, language, text direction and title to the document. Uses CSSOM, because the content
 * security policy forbids style attributes. The colours follow the color scheme that the user prefers.
 */
export function applyThemeToDocument(snapshot: ThemeSnapshot): void {
  const { lang, dir, name } = snapshot;
  theme = snapshot;
  applyTokens(snapshot);
  setDocumentLanguage({ tag: lang, dir });
  if (!pageTitle.includes(name)) setDefaultDocumentTitle(name);
}

function applyTokens({ tokens, dark }: ThemeSnapshot): void {
  const { style } = document.documentElement;
  const shown = darkPreference?.matches ? { ...tokens, ...dark } : tokens;
  // The bootstrap script has set most of them. Setting one makes the browser compute the style of every element again.
  for (const [token, value] of Object.entries(shown))
    if (style.getPropertyValue(token) !== value) style.setProperty(token, value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', shown['--header-color'] ?? '');
}

/** Sets language and text direction of the document. @param tag BCP 47 */
export function setDocumentLanguage({ tag, dir }: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }): void {
  const { documentElement: root } = document;
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== dir) root.dir = dir;
}

let pageTitle = '';
let configuredTitle = '';

/** Sets the page's default title. */
export function setDefaultDocumentTitle(title: string): void {
  pageTitle = title;
  document.title = configuredTitle || title;
}

/**
 * Sets the title that the merchant has configured for the page, which replaces the default title (SEO-1). An empty
 * string restores the default title.
 */
export function setConfiguredDocumentTitle(title: string): void {
  configuredTitle = title;
  setDefaultDocumentTitle(pageTitle);
}
