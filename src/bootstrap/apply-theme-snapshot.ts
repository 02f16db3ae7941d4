import type { ThemeSnapshot } from '../contract/bootstrap/theme-snapshot';

/** A theme snapshot or, on a first visit, the branding of a merchant's host, which lacks `lang` and `dir`. */
export type InitialTheme = Pick<ThemeSnapshot, 'name' | 'logo' | 'tokens' | 'dark'> &
  Partial<Pick<ThemeSnapshot, 'lang' | 'dir'>>;

/** The properties of the root element that applyThemeSnapshot() sets. */
interface ThemedElement {
  lang: string;
  dir: string;
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>;
}

/**
 * Applies the merchant's colours, language, name and logo to the skeleton (WL-2). Changes only the root element,
 * because the skeleton does not exist yet; the skeleton later shows name and logo from custom properties. Returns the
 * applied tokens.
 */
export function applyThemeSnapshot(
  { name, logo, lang, dir, tokens, dark }: InitialTheme,
  root: ThemedElement,
  prefersDark: boolean,
): Readonly<Record<string, string>> {
  if (lang) root.lang = lang;
  if (dir) root.dir = dir;
  const shown = prefersDark ? { ...tokens, ...dark } : tokens;
  for (const [token, value] of Object.entries(shown)) root.style.setProperty(token, value);
  root.style.setProperty('--first-name', logo ? '""' : cssString(name));
  if (logo) root.style.setProperty('--first-logo', `url(${cssString(logo)})`);
  return shown;
}

/** Applies a theme to this document: to the skeleton, the title and the colour of the browser's own bar. */
export function applyThemeToPage(theme: InitialTheme): void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const tokens = applyThemeSnapshot(theme, document.documentElement, prefersDark);
  document.title = theme.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens['--header-color'] ?? '');
}

/**
 * Returns a string as a CSS string literal. JSON's escapes of quotes and backslashes are valid in CSS. Line breaks
 * become spaces, because their JSON escapes are not valid in CSS.
 */
export const cssString = (text: string) => JSON.stringify(text.replace(/[\n\r\f]/g, ' '));
