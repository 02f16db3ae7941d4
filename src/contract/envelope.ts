import { boolean, nullish, object, string, unknown } from 'valibot';
import { identifier, lenientField } from './fields';

/** The response envelope of the platform (API-2): a success only if `success` is the boolean true. */
export const responseEnvelope = object({
  success: boolean(),
  value: nullish(unknown()),
  errorCode: lenientField(identifier, undefined),
  message: lenientField(string(), undefined),
});

/** An encrypted body (ENC-1): base64 ciphertext, and the headers needed to decrypt it. */
export interface EncryptedBody {
  readonly body: string;
  readonly headers: Readonly<Record<'Encryption' | 'X-Digest' | 'X-RSA', string>>;
}
