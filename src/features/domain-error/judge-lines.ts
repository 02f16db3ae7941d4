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
  /** See {@link lowestVersion}. */
  readonly lastVersion: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The version below which no list is taken: that of the last one, if the pinned key vouches for it; 0 for none. */
export async function lowestVersion(last: LineOffer | undefined, publicKey: string): Promise<number> {
  if (!last?.seal || publicKey === '') return 0;
  return (await isSealed(namesOf(last), last.seal, publicKey)) ? last.seal.version : 0;
}

/**
 * The domains of a list that may be believed (DOM-1, security A28). A deployment that pins a key takes what the key
 * signed, for this merchant, unexpired and no older than the last; a list without a seal counts where it says so.
 */
export async function judgeLines(
  offer: LineOffer,
  { trust, merchant, lastVersion, now }: LineJudge,
): Promise<Result<readonly string[], LineRefusal>> {
  const names = namesOf(offer);
  const { seal } = offer;
  const isPinned = trust.publicKey !== '';
  if (!seal || !isPinned) return trust.allowUnsigned ? ok(names) : fail('unsigned');
  if (seal.merchant !== merchant) return fail('foreign');
  if (seal.version < lastVersion) return fail('older');
  if (seal.expires <= now) return fail('expired');
  return (await isSealed(names, seal, trust.publicKey)) ? ok(names) : fail('tampered');
}

const namesOf = ({ domains }: LineOffer) => domains.map(({ domainName }) => domainName);
