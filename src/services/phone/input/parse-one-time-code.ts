import { normalizeTypedText } from '../../../base/normalize-typed-text';
import { fail, ok, type Result } from '../../../base/result';

/** Why a text is no code: it has no letters and digits, or it may contain another code or none. */
type OneTimeCodeProblem = 'empty' | 'unclear';

/** Lengths of a code of digits. In a message, shorter numbers are minutes and longer ones phone numbers. */
const CODE_DIGITS = { min: 4, max: 10 } as const;
/** Minimum number of digits of a code in groups inside of a message, where `10-15` may be minutes. */
const MIN_GROUPED_DIGITS = 6;
/** Maximum length of a group, as in `482 913`. A longer group is a code of its own. */
const MAX_GROUP_LENGTH = 4;
/** Maximum length of a code with letters. */
const MAX_WORD_CODE_LENGTH = 16;

/** Words in Latin letters and digits. Other scripts end a word: in Chinese no space precedes a code. */
const WORD = /[\p{Script=Latin}\d]+/gu;
const GROUP_SEPARATOR = /^(?: *[-·•] *| +|\.)$/;

/** A code of capitals and digits. A name such as `KPC88` has no letter after a digit, a hash has small letters. */
const MIXED_CODE = /^(?=.*\d[A-Z])[A-Z\d]{4,10}$/;
/**
 * What a message, as those of Thailand, names as its reference, which is no code: `Ref: 7K2Q`, `RefNo. 591047`,
 * `Reference code is A1B2`. A comma or a new line ends what may be named, as in `For reference, 482913`.
 */
const REFERENCE =
  /(?:\bref(?:erence)?(?:no|number|code|id)?\b|อ้างอิง)[^\p{L}\d,\n]*(?:(?:no|number|code|id)\b[^\p{L}\d,\n]*)?(?:is\b[^\p{L}\d,\n]*)?[A-Z\d]+(?:-[A-Z\d]+)*/giu;
/** Takes the place of a reference: the digits before and after it are not one number. */
const NO_SEPARATOR = ';';
/** A code that follows a word without a space, as in `is482913`. Other capitals may be a part of the code. */
const GLUED_NUMBER = /^(?:\p{L}*\p{Ll}|OTP|PIN|TAC)(\d{4,10})$/u;

const joinCharacters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/**
 * Parses a one-time code as it is typed or pasted, alone or inside of the message that contains it (LOGIN-7). A text
 * with two possible codes is refused instead of guessing one, because a wrong code counts as an attempt.
 */
export function parseOneTimeCode(typed: string): Result<string, OneTimeCodeProblem> {
  const text = normalizeTypedText(typed);
  const joined = joinCharacters(text);
  if (joined === '') return fail('empty');
  const [code, ...others] = new Set(isNumber(joined) ? codesInDigits(text) : codesInMessage(text));
  return code !== undefined && others.length === 0 ? ok(code) : fail('unclear');
}

/** Returns the possible codes in a text of digits and separators, such as `482 913`. */
function codesInDigits(text: string): readonly string[] {
  const groups = text.match(WORD) ?? [];
  const isOneCode = groups.length === 1 || groups.every(({ length }) => length <= MAX_GROUP_LENGTH);
  return (isOneCode ? [groups.join('')] : groups).filter(({ length }) => length <= CODE_DIGITS.max);
}

/**
 * Returns the possible codes in a message without its reference: its numbers and mixed codes, or else its words with
 * digits in them.
 */
function codesInMessage(message: string): readonly string[] {
  const text = message.replace(REFERENCE, NO_SEPARATOR);
  const numbers = numberCodes(text);
  if (numbers.length === 0) return wordCodes(text);
  return [...numbers, ...(text.match(WORD) ?? []).filter((word) => MIXED_CODE.test(word))];
}

/** Returns the possible codes of digits in a message, such as `482 913 is your code (valid 5 minutes)`. */
function numberCodes(text: string): readonly string[] {
  return findNumbers(text).flatMap((groups) => {
    const number = groups.join('');
    const isGrouped = groups.every(({ length }) => length === groups[0]?.length && length <= MAX_GROUP_LENGTH);
    const min = groups.length === 1 ? CODE_DIGITS.min : MIN_GROUPED_DIGITS;
    if (groups.length === 1 || isGrouped)
      return number.length >= min && number.length <= CODE_DIGITS.max ? [number] : [];
    // Neighbours such as `482913 5` or `48 2913`: unclear if one of them could be a code.
    return groups.some(({ length }) => length >= CODE_DIGITS.min) ? groups : [];
  });
}

/**
 * Returns the numbers of a text, each as its groups of digits. Digits in a word with letters are no number, unless the
 * word is a part of a message and ends with them.
 */
function findNumbers(text: string): readonly (readonly string[])[] {
  const numbers: string[][] = [];
  let end: number | undefined;
  const isOneWord = /^[a-z\d]+$/i.test(text) && !/^(?:OTP|PIN|TAC)\d/.test(text);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const number = isNumber(word) ? word : isOneWord ? undefined : GLUED_NUMBER.exec(word)?.[1];
    const wordEnd = index + word.length;
    if (number !== undefined) {
      const last = numbers.at(-1);
      const between = end === undefined ? undefined : text.slice(end, wordEnd - number.length);
      if (last && between !== undefined && GROUP_SEPARATOR.test(between)) last.push(number);
      else numbers.push([number]);
    }
    end = number === undefined ? undefined : wordEnd;
  }
  return numbers;
}

/** Returns the possible codes with letters: the text itself, such as `AB-12`, or else the words with a digit in it. */
function wordCodes(text: string): readonly string[] {
  const joined = joinCharacters(text);
  const isCode = /^[\p{L}\p{N}]+(?:[-. ]+[\p{L}\p{N}]+)*$/u.test(text) && joined.length <= MAX_WORD_CODE_LENGTH;
  if (isCode && (!text.includes(' ') || isCodeInTwoGroups(text.split(/[-. ]+/)))) return [joined];
  const words = text.match(/[\p{Script=Latin}\d]+(?:-[\p{Script=Latin}\d]+)*/gu) ?? [];
  return words
    .map((word) => word.replaceAll('-', ''))
    .filter((word) => /\d/.test(word) && word.length >= CODE_DIGITS.min && word.length <= MAX_WORD_CODE_LENGTH);
}

/** Whether words are one code such as `AB 12`, rather than a sentence such as `no code`. */
const isCodeInTwoGroups = (words: readonly string[]): boolean =>
  words.length <= 2 &&
  words.some((word) => /\d/.test(word)) &&
  words.every((word) => word.length <= MAX_GROUP_LENGTH && (/\d/.test(word) || /^\p{Lu}+$/u.test(word)));
