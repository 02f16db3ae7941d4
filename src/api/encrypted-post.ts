import { fail, type Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { rsaKey } from '../contract/endpoints/session';
import type { SealedBody } from '../contract/envelope';
import { ERROR_CODE } from '../contract/error-codes';
import type { WorkerAnswer } from '../contract/worker-api';
import type { Call } from './call';

type Outcome = Result<unknown, ApiError>;

/** What an encrypted call needs from the client. */
export interface EncryptedPost {
  readonly endpoint: AnyEndpoint;
  readonly bodyText: string;
  readonly call: Call;
  seal(publicKey: string, bodyText: string): Promise<WorkerAnswer<SealedBody>>;
  post(sealed: SealedBody): Promise<Outcome>;
  now(): number;
  readonly signal: AbortSignal;
}

const MISSING_ENCRYPTION = 'Missing Encryption';

/**
 * Fetches the key, seals the body, sends it (ENC-1). Nothing travels in the clear (ENC-2). When the platform cannot open
 * the body, because its key has changed in between, all of it is done once more: the first one was not acted upon.
 */
export async function postEncrypted(parts: EncryptedPost): Promise<Outcome> {
  const first = await sealAndPost(parts);
  const hasKeyChanged =
    !first.ok && first.error.layer === 'business' && first.error.code === ERROR_CODE.encryptionInvalid;
  return hasKeyChanged ? sealAndPost(parts) : first;
}

async function sealAndPost({ endpoint, bodyText, call, seal, post, now, signal }: EncryptedPost): Promise<Outcome> {
  const refuse = (message: string) => fail({ layer: 'request' as const, endpoint: endpoint.name, message });
  const key = await call(rsaKey, { query: { _: String(now()) }, signal, quiet: true });
  if (!key.ok)
    return isConnectionError(key.error) ? fail({ ...key.error, endpoint: endpoint.name }) : refuse(MISSING_ENCRYPTION);
  const sealed = await seal(key.value.publicKey, bodyText);
  return sealed.ok ? post(sealed.value) : refuse(sealed.reason || MISSING_ENCRYPTION);
}

/** The key did not come because nothing comes: that is what the visitor has to know. */
function isConnectionError(error: ApiError): boolean {
  return ['offline', 'timeout', 'script', 'aborted'].includes(error.layer);
}
