import { custom, type InferOutput, literal, object, optional, picklist, pipe, string, transform } from 'valibot';
import { text } from '../../contract/fields';

/**
 * Login type: `username` with a password, or `sms` with a code sent to the phone number in `username`. The number is in
 * E.164 format; in older records it has no calling code.
 */
const loginType = picklist(['username', 'sms']);

/**
 * Returns a schema that checks the type of an object by the result of `Object.prototype.toString()`. `instanceof`
 * cannot be used, because the class `CryptoKey` does not exist over http.
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

/** The remembered login as stored in the database (REM-1). */
export const rememberedLoginRecord = object({
  v: literal(2),
  type: loginType,
  username: string(),
  merchant: string(),
  /** Absent for SMS login. Also absent if the browser could not encrypt: then only the username is remembered. */
  password: optional(encryptedPassword),
});
export type RememberedLoginRecord = InferOutput<typeof rememberedLoginRecord>;

/**
 * The login as stored by the app that this one has replaced. The password is combined with a key that is stored
 * separately, and encoded in Base64 twice. Assumed, not confirmed.
 */
export const legacyLoginRecord = pipe(
  object({ type: loginType, username: text, mobileNum: text, password: text, merchant: string() }),
  transform(({ mobileNum, username, ...rest }) => ({ ...rest, username: username || mobileNum })),
);
