import { fail, ok, type Result } from '../../base/result';
import type { DeploymentSettings } from '../../contract/deployment';
import type { AnswerOf } from '../../contract/endpoint';
import type { domainRoute } from '../../contract/endpoints/system';
import { isSealed } from './is-sealed';

/** A list of domains as the platform offers it. */
export type LineOffer = AnswerOf<typeof domainRoute>;

/** Why a list is refused. */
export type LineRefusal = 'unsigned' | 'foreign' | 'older' | 'expired' | 'tampered';

export interface LineJudge {
  readonly trust: DeploymentSettings['lines'];
  readonly merchant: string;
  /** Version of the list that was taken last; 0 for none. */
  readonly lastVersion: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The domains of a list that may be believed (DOM-1, security A28). A deployment that pins a key takes what the key
 * signed, for this merchant, unexpired and no older than the last; a list without a seal counts where it says so.
 */
export async function judgeLines(
  { domains, seal }: LineOffer,
  { trust, merchant, lastVersion, now }: LineJudge,
): Promise<Result<readonly string[], LineRefusal>> {
  const names = domains.map(({ domainName }) => domainName);
  const isPinned = trust.publicKey !== '';
  if (!seal || !isPinned) return trust.allowUnsigned ? ok(names) : fail('unsigned');
  if (seal.merchant !== merchant) return fail('foreign');
  if (seal.version < lastVersion) return fail('older');
  if (seal.expires <= now) return fail('expired');
  return (await isSealed(names, seal, trust.publicKey)) ? ok(names) : fail('tampered');
}
