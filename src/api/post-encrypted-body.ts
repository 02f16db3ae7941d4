import { fail, type Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { rsaKey } from '../contract/endpoints/account/session';
import type { EncryptedBody } from '../contract/envelope';
import { ERROR_CODES } from '../contract/error-codes';
import type { CallEndpoint } from './call';

type Outcome = Result<unknown, ApiError>;

/** Parameters and dependencies of an encrypted call. */
export interface PostEncryptedBodyOptions {
  readonly endpoint: AnyEndpoint;
  readonly bodyText: string;
  readonly call: CallEndpoint;
  encryptBody(publicKey: string, bodyText: string): Promise<Result<EncryptedBody, string>>;
  post(encrypted: EncryptedBody): Promise<Outcome>;
  now(): number;
  readonly signal: AbortSignal;
}

const MISSING_ENCRYPTION = 'Missing Encryption';

/**
 * Fetches the platform's RSA key, encrypts the body with it and sends the encrypted body (ENC-1); never sends plain
 * text (ENC-2). If the platform cannot decrypt the body because its key has changed meanwhile, the whole sequence is
 * repeated once. That is safe, because the rejected request had no effect.
 */
export async function postEncryptedBody(parts: PostEncryptedBodyOptions): Promise<Outcome> {
  const first = await encryptAndPost(parts);
  const hasKeyChanged =
    !first.ok && first.error.layer === 'business' && first.error.code === ERROR_CODES.encryptionInvalid;
  return hasKeyChanged ? encryptAndPost(parts) : first;
}

async function encryptAndPost({
  endpoint,
  bodyText,
  call,
  encryptBody,
  post,
  now,
  signal,
}: PostEncryptedBodyOptions): Promise<Outcome> {
  const refuse = (message: string) => fail({ layer: 'request' as const, endpoint: endpoint.name, message });
  const key = await call(rsaKey, { query: { _: String(now()) }, signal, quiet: true });
  // The error keeps the endpoint of the key, which says that the call itself was not sent.
  if (!key.ok) return isConnectionError(key.error) ? key : refuse(MISSING_ENCRYPTION);
  const encrypted = await encryptBody(key.value.publicKey, bodyText);
  return encrypted.ok ? post(encrypted.value) : refuse(encrypted.error || MISSING_ENCRYPTION);
}

/** Whether the key request failed without a response from the platform; the call then fails with the key's error. */
function isConnectionError(error: ApiError): boolean {
  return ['offline', 'timeout', 'script', 'aborted'].includes(error.layer);
}
