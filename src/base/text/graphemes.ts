import { findGraphemeStartByRules } from './grapheme-rules';

// Created when it is first needed. Firefox has it from 125.
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the start of the grapheme, a character as a reader sees it, that contains a code unit; the length of the text
 * if there is no such code unit.
 */
function findGraphemeStart(text: string, index: number): number {
  if (!('Segmenter' in Intl)) return findGraphemeStartByRules(text, index);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text).containing(index)?.index ?? text.length;
}

/** Maximum length of a grapheme that getFirstGrapheme() returns (UTF-16 code units). */
const MAX_GRAPHEME_LENGTH = 64;

/** Matches blanks and invisible characters, such as a direction mark, before the first character that a reader sees. */
const INVISIBLE_START = /^[\s\p{Default_Ignorable_Code_Point}]+/u;

/** Returns the first character of a text as a reader sees it, such as a letter with its marks; '' if it is blank. */
export function getFirstGrapheme(text: string): string {
  const start = text.replace(INVISIBLE_START, '');
  const part = start.slice(0, MAX_GRAPHEME_LENGTH);
  for (let end = 1; end < part.length; end += 1) if (findGraphemeStart(part, end) === end) return part.slice(0, end);
  return part;
}

/**
 * Shortens a text to at most `maxLength` UTF-16 code units, with an ellipsis, and never inside of a character as a
 * reader sees it.
 *
 * No check of the repository demands it in place of `slice(0, MAX_…)`: most of those shorten lists, and without types a
 * check cannot tell a list from a text.
 */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  if (maxLength < 1) return '';
  return `${text.slice(0, findGraphemeStart(text, maxLength - 1)).trimEnd()}…`;
}
