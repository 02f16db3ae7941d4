import { maxLength, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { lenientField } from '../../fields';

/** Maximum length of a public key (characters); one of 4,096 bits has 800. A parser of keys takes long for a long text. */
const MAX_PUBLIC_KEY_LENGTH = 4_096;

/** Returns the platform's RSA public key for encrypted bodies, as PEM or as base64 SPKI (ENC-1). */
export const rsaKey = defineEndpoint({
  name: 'rsaKey',
  path: '/wps/session/key/rsa',
  query: object({ _: string() }),
  response: object({ publicKey: lenientField(pipe(string(), maxLength(MAX_PUBLIC_KEY_LENGTH)), '') }),
  auth: 'none',
  noCache: true,
});
