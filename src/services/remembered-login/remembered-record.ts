import { custom, type InferOutput, literal, object, optional, picklist, pipe, string, transform } from 'valibot';
import { text } from '../../contract/fields';

/** Type of the login: by password, or by a code sent to the number in `username`. */
const loginType = picklist(['username', 'sms']);

/**
 * Schema that checks the type of an object by its string tag, because over http there is no `CryptoKey` for
 * `instanceof`.
 */
const taggedObject = <T>(name: string) =>
  custom<T>((value) => Object.prototype.toString.call(value) === `[object ${name}]`);

/** A password encrypted with its own non-extractable key (REM-2). */
export const encryptedPassword = object({
  key: taggedObject<CryptoKey>('CryptoKey'),
  iv: taggedObject<ArrayBuffer>('ArrayBuffer'),
  ciphertext: taggedObject<ArrayBuffer>('ArrayBuffer'),
});
export type EncryptedPassword = InferOutput<typeof encryptedPassword>;

/** The remembered login as stored in the page state (REM-1). */
export const rememberedRecord = object({
  v: literal(2),
  type: loginType,
  username: string(),
  merchant: string(),
  /** Absent for SMS login, and if the browser cannot encrypt: then only the name is remembered. */
  password: optional(encryptedPassword),
});
export type RememberedRecord = InferOutput<typeof rememberedRecord>;

/** The record of a previous product (assumed): the password in double Base64, its key stored separately. */
export const legacyRecord = pipe(
  object({ type: loginType, username: text, mobileNum: text, password: text, merchant: string() }),
  transform(({ mobileNum, username, ...rest }) => ({ ...rest, username: username || mobileNum })),
);
