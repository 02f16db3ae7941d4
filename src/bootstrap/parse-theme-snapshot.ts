import type { ThemeSnapshot } from '../contract/bootstrap/theme-snapshot';
import { IMAGE_URL_PATTERN } from '../contract/image-url-pattern';

/**
 * Parses a stored theme snapshot; undefined if it is invalid. Does not use valibot, which is larger than the whole
 * bootstrap script.
 */
export function parseThemeSnapshot(text: string | null): ThemeSnapshot | undefined {
  try {
    const record: unknown = JSON.parse(text ?? '');
    if (!isThemeSnapshot(record)) return undefined;
    // Without its logo the theme shows the merchant's name.
    return IMAGE_URL_PATTERN.test(record.logo) ? record : { ...record, logo: '' };
  } catch {
    // Nothing is stored, or it is invalid: the default theme is used.
    return undefined;
  }
}

/** Matches a custom property as `name:value`. Only a picture loads something: from this site, https, or data. */
const TOKEN_PATTERN = /^--[\w-]+:([-#\w.%(), "]*|url\("(data:image|https:\/)?\/[^"\\]*"\))$/i;

function isThemeSnapshot(record: unknown): record is ThemeSnapshot {
  const { merchant, name, logo, lang, dir, language = '', tokens, dark } = Object(record);
  return (
    /^(ltr|rtl)$/.test(dir) &&
    [merchant, name, logo, lang, language].every(isText) &&
    areTokens(tokens) &&
    (dark === undefined || areTokens(dark))
  );
}

const areTokens = (values: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(values).every(([name, value]) => isText(value) && TOKEN_PATTERN.test(`${name}:${value}`));

const isText = (value: unknown) => typeof value === 'string';
