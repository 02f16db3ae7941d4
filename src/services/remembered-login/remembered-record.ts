import { custom, type InferOutput, literal, object, optional, picklist, pipe, string, transform } from 'valibot';
import { text } from '../../contract/fields';

/** How the remembered member signs in: by password, or by a code sent to the number that stands as `username`. */
const way = picklist(['username', 'sms']);

/** Told by name: over http there is no `CryptoKey` to be an instance of. */
const tagged = <T>(name: string) => custom<T>((value) => Object.prototype.toString.call(value) === `[object ${name}]`);

/** A password under a key of its own that script cannot read out (REM-2). */
export const sealedPassword = object({
  key: tagged<CryptoKey>('CryptoKey'),
  iv: tagged<ArrayBuffer>('ArrayBuffer'),
  sealed: tagged<ArrayBuffer>('ArrayBuffer'),
});
export type SealedPassword = InferOutput<typeof sealedPassword>;

/** The remembered sign-in as it stands in the page's database (REM-1). */
export const rememberedRecord = object({
  v: literal(2),
  type: way,
  username: string(),
  merchant: string(),
  /** Absent where the browser cannot seal: then the name alone is remembered. */
  password: optional(sealedPassword),
});
export type RememberedRecord = InferOutput<typeof rememberedRecord>;

/** The record as earlier products left it (assumed): the password in double Base64 with the key kept apart. */
export const oldRecord = pipe(
  object({ type: way, username: text, mobileNum: text, password: text, merchant: string() }),
  transform(({ mobileNum, username, ...rest }) => ({ ...rest, username: username || mobileNum })),
);
