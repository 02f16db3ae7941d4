import { boolean, nullish, object, string, unknown } from 'valibot';

/** Every answer of the platform (API-2): fine only when `success` is the boolean true. */
export const answerEnvelope = object({
  success: boolean(),
  value: nullish(unknown()),
  errorCode: nullish(string()),
  message: nullish(string()),
});

/** Headers of the encrypted envelope (ENC-1). */
export const ENCRYPTION_HEADERS = { encryption: 'Encryption', digest: 'X-Digest', rsa: 'X-RSA' } as const;

/** A body sealed for the platform (ENC-1): base64 ciphertext and the headers that open it. */
export interface SealedBody {
  readonly body: string;
  readonly headers: Readonly<Record<'Encryption' | 'X-Digest' | 'X-RSA', string>>;
}
