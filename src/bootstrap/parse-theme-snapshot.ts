import { isTokens } from '../contract/bootstrap/host-block';
import type { ThemeSnapshot } from '../contract/bootstrap/theme-snapshot';

/**
 * Parses a stored theme snapshot; undefined if it is invalid. Does not use valibot, which is larger than the whole
 * bootstrap script.
 */
export function parseThemeSnapshot(text: string | null): ThemeSnapshot | undefined {
  try {
    const record: unknown = JSON.parse(text ?? '');
    return isThemeSnapshot(record) ? record : undefined;
  } catch {
    // Nothing is stored, or it is invalid: the default theme is used.
    return undefined;
  }
}

function isThemeSnapshot(record: unknown): record is ThemeSnapshot {
  if (typeof record !== 'object' || record === null) return false;
  const {
    merchant,
    name,
    logo,
    lang,
    dir,
    language = '',
    tokens,
    dark,
  } = record as Partial<Record<keyof ThemeSnapshot, unknown>>;
  const isDirection = dir === 'ltr' || dir === 'rtl';
  return (
    isDirection &&
    [merchant, name, logo, lang, language].every(isText) &&
    isTokens(tokens) &&
    (dark === undefined || isTokens(dark))
  );
}

const isText = (value: unknown) => typeof value === 'string';
