import { object, optional, string } from 'valibot';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import { UNANSWERED_EXCLUSION_PREFIX } from '../../contract/storage-keys';
import { getPlatformTime } from '../platform/platform-time';
import { readRequestOwner } from '../session/request-owner';
import { getCurrentSession } from '../session/session-store';

/** How long an exclusion is sent again without a press of the member (ms). */
const SENT_BY_ITSELF_MS = 7 * 24 * 3_600_000;

/**
 * How much later than the end that the platform tells an exclusion may be meant to end which is the same (ms): the
 * device may have computed it by a clock that is ahead. Exclusions of different lengths are months apart.
 */
const SAME_EXCLUSION_MS = 3 * 24 * 3_600_000;

const stored = object({
  months: finiteNumber,
  until: finiteNumber,
  at: optional(finiteNumber, 0),
  attemptId: optional(string()),
});

/** An exclusion that the signed-in member has confirmed twice, and that the platform has not. */
export interface UnansweredExclusion {
  readonly months: number;
  /** End of the exclusion if it has begun when it was first sent (epoch ms). */
  readonly until: number;
  /** When it was first sent (epoch ms). */
  readonly at: number;
  /** Id of the request that failed last, by which support finds it (OPS-4); absent until one has failed. */
  readonly attemptId?: string | undefined;
}

/** Returns the time of the platform, whose answer has the last word, or of the device as long as that is not known. */
export const readNow = (): number => getPlatformTime() || Date.now();

const keyOf = (owner: string): string => `${UNANSWERED_EXCLUSION_PREFIX}${owner}`;

/**
 * Returns under whom an exclusion of the signed-in member is stored: the owner of their requests or, until their id has
 * arrived, the session. Never nobody: the next member of this browser would find it, and be excluded. What is stored
 * under the session moves to the member as soon as their id is there.
 */
export function readExclusionOwner(): string {
  const [owner, session] = [readRequestOwner(), getCurrentSession()];
  const ofSession = session ? computeTextFingerprint(session.token) : '';
  if (owner === '') return ofSession;
  const found = owner === ofSession ? undefined : safeLocalStorage.get(keyOf(ofSession), stored);
  if (found) {
    storeUnansweredExclusion(owner, found);
    removeUnansweredExclusion(ofSession, found.until);
  }
  return owner;
}

/** Returns the exclusion of the signed-in member whose outcome is unknown; undefined if there is none. */
export function findUnansweredExclusion(): UnansweredExclusion | undefined {
  const owner = readExclusionOwner();
  if (owner === '') return undefined;
  const found = safeLocalStorage.get(keyOf(owner), stored);
  if (!found || found.until > getPlatformTime()) return found;
  removeUnansweredExclusion(owner, found.until);
  return undefined;
}

/**
 * Keeps an exclusion of a member, unless another tab has kept a longer one meanwhile: both were confirmed. Returns the
 * one that is kept.
 */
export function storeUnansweredExclusion(owner: string, exclusion: UnansweredExclusion): UnansweredExclusion {
  const found = safeLocalStorage.get(keyOf(owner), stored);
  if (found && found.until > exclusion.until) return found;
  safeLocalStorage.set(keyOf(owner), exclusion);
  return exclusion;
}

/**
 * Forgets the exclusion of a member, which the platform has answered, unless another tab has kept a longer one.
 * @param until the end that the answer is about (epoch ms)
 */
export function removeUnansweredExclusion(owner: string, until: number): void {
  const found = safeLocalStorage.get(keyOf(owner), stored);
  if (!found || found.until - SAME_EXCLUSION_MS <= until) safeLocalStorage.remove(keyOf(owner));
}

/**
 * Whether the app sends an exclusion again by itself. Not for longer than the member remembers it: after that, only a
 * press on “Play safely” does.
 */
export const isSentByItself = ({ at }: UnansweredExclusion): boolean => readNow() - at < SENT_BY_ITSELF_MS;
