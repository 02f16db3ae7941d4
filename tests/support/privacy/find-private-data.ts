import { extractDigits } from '../../../src/base/digits';
import { listSecretEncodings } from '../page/storage-dump';

/** Kind of a private value. `contact`: what was typed for an answer to feedback. */
export type PrivateDataKind = 'password' | 'token' | 'phone' | 'e-mail' | 'name' | 'account' | 'contact';

/** A value that a test has typed or received, or that belongs to a member of the platform. */
export interface PrivateValue {
  readonly kind: PrivateDataKind;
  readonly value: string;
}

/** A tracking event or another entry of the outbox: as the app stored it, or as the platform received it. */
export interface RecordedOutboxEntry {
  /** Kind of the entry (see OUTBOX_REQUEST_PATHS). */
  readonly kind: string;
  /** Body of its request. */
  readonly body: string;
}

/** Kinds of values that no entry may contain. Feedback may contain everything else, because its author typed it. */
const SECRETS: readonly PrivateDataKind[] = ['password', 'token'];

/** Minimum length of a value that is looked for; a shorter one occurs in other texts by chance. */
const MIN_LENGTH = 6;
const MIN_PHONE_DIGITS = 7;
const MIN_NAME_LENGTH = 5;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const EMAIL_ADDRESS = /[^\s@"]@[^\s@"]+\.[^\s@"]/;
/** Number of digits from which a reported name may contain a phone number. */
const MIN_DIGITS_OF_NAME = 6;

/**
 * Returns what is private in an entry, as `field: kind`. Besides the given values, no event may contain an e-mail
 * address, nor a customer name with as many digits as a phone number (TRK-1, OFF-4).
 */
export function findPrivateData({ kind, body }: RecordedOutboxEntry, values: readonly PrivateValue[]): string[] {
  const leaves = listTexts(parseJson(body), kind);
  const isFeedback = kind === 'feedback';
  const looked = values.filter((one) => !isFeedback || SECRETS.includes(one.kind));
  const known = leaves.flatMap(({ path, text }) => {
    const prepared = prepareText(text);
    return looked.filter((one) => contains(prepared, one)).map((one) => `${path}: ${one.kind}`);
  });
  const others = isFeedback
    ? []
    : leaves.flatMap(({ path, text }) => [
        ...(EMAIL_ADDRESS.test(text) ? [`${path}: e-mail`] : []),
        ...(/customerName$/.test(path) && extractDigits(text).length >= MIN_DIGITS_OF_NAME ? [`${path}: phone`] : []),
      ]);
  return [...new Set([...known, ...others])];
}

/** Returns the kinds of the values that a text contains, also if it is URL-encoded. */
export function findPrivateKinds(text: string, values: readonly PrivateValue[]): PrivateDataKind[] {
  if (text === '') return [];
  const forms = [...new Set([text, decodeUrl(text)])].map(prepareText);
  return [...new Set(values.filter((one) => forms.some((form) => contains(form, one))).map(({ kind }) => kind))];
}

/** A text in the forms in which values are looked for: a browser test has hundreds of texts, and each many values. */
interface PreparedText {
  readonly text: string;
  readonly lowerCase: string;
  readonly digits: string;
  readonly lettersAndDigits: string;
  /** Whether it is an id, whose digits and letters are random. */
  readonly isId: boolean;
}

const prepareText = (text: string): PreparedText => ({
  text,
  lowerCase: text.toLowerCase(),
  digits: extractDigits(text),
  lettersAndDigits: lettersAndDigits(text),
  isId: UUID.test(text),
});

/** The encodings of the secrets that were looked for: there are about forty of each. */
const encodings = new Map<string, readonly string[]>();

function encodingsOf(secret: string): readonly string[] {
  const known = encodings.get(secret) ?? listSecretEncodings(secret);
  encodings.set(secret, known);
  return known;
}

function contains({ text, lowerCase, isId, ...forms }: PreparedText, { kind, value }: PrivateValue): boolean {
  if (SECRETS.includes(kind))
    return value.length >= MIN_LENGTH && encodingsOf(value).some((form) => text.includes(form));
  if (isId) return false;
  switch (kind) {
    case 'phone': {
      const number = extractDigits(value).replace(/^0+/, '');
      return number.length >= MIN_PHONE_DIGITS && forms.digits.includes(number);
    }
    case 'name':
      return value.length >= MIN_NAME_LENGTH && lowerCase.includes(value.toLowerCase());
    case 'account': {
      const number = lettersAndDigits(value);
      return number.length >= MIN_LENGTH && forms.lettersAndDigits.includes(number);
    }
    default:
      return value.length >= MIN_LENGTH && lowerCase.includes(value.toLowerCase());
  }
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '');
}

/** Returns the texts and numbers in a value, also in JSON inside of a text and URL-decoded, each with its path. */
function listTexts(value: unknown, path: string): { readonly path: string; readonly text: string }[] {
  if (typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value === 'string') {
    const parsed = parseJson(value);
    if (typeof parsed === 'object' && parsed !== null) return listTexts(parsed, path);
    return [...new Set([value, decodeUrl(value)])].map((text) => ({ path, text }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => listTexts(field, `${path}.${name}`));
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not URL-encoded.
    return text;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text itself is searched.
    return text;
  }
}
