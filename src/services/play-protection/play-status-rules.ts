/** What this browser knows about the break and the self-exclusion of a member. */
export interface PlayProtection {
  /** Key of the member; see computeMemberKey(). */
  readonly member: string;
  /** End of the break from play and of the self-exclusion (epoch ms); 0 if there is none. */
  readonly breakUntil: number;
  readonly excludedUntil: number;
  /** When the platform said so (epoch ms). */
  readonly at: number;
}

/**
 * Whether somebody may deposit, play and be offered something (SAFE-4). `unknown`: a member whose wallet has not been
 * read yet.
 */
export type PlayStatus = 'open' | 'unknown' | 'break' | 'excluded';

interface PlayStatusInput {
  /** What is known about all members of this browser. */
  readonly known: readonly PlayProtection[];
  /** Key of the signed-in member; empty for a visitor. */
  readonly member: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Decides the status of the user of this browser: a member by what is known about them, a visitor by the strictest of
 * all members of this browser, who may be one of them.
 */
export function decidePlayStatus({ known, member, now }: PlayStatusInput): PlayStatus {
  const concerned = member === '' ? known : known.filter((entry) => entry.member === member);
  if (concerned.some(({ excludedUntil }) => excludedUntil > now)) return 'excluded';
  if (concerned.some(({ breakUntil }) => breakUntil > now)) return 'break';
  return member !== '' && concerned.length === 0 ? 'unknown' : 'open';
}

/**
 * Whether promotions, marketing popups, prompts, marketing messages and advertising data are allowed (SAFE-4). Not
 * before the status is known: a prompt that waits does no harm.
 */
export const isMarketingAllowed = (status: PlayStatus): boolean => status === 'open';

/** Whether deposits and games are stopped before the platform is asked, which has the last word (SAFE-4). */
export const isPlayStopped = (status: PlayStatus): boolean => status === 'break' || status === 'excluded';

/**
 * Adds what the platform has said about a member. An older answer, such as one from a cache, does not replace a newer
 * one. An exclusion stays until its end, because an answer about the wallet says nothing about it.
 */
export function addPlayProtection(known: readonly PlayProtection[], added: PlayProtection): readonly PlayProtection[] {
  const before = known.find(({ member }) => member === added.member);
  const newer = before !== undefined && before.at > added.at ? before : added;
  const merged = { ...newer, excludedUntil: Math.max(before?.excludedUntil ?? 0, added.excludedUntil) };
  return [...known.filter(({ member }) => member !== added.member), merged];
}

/** Whether a break or an exclusion is not over yet. Only these are stored, so that nothing is kept for longer than it counts. */
export const isActive = ({ breakUntil, excludedUntil }: PlayProtection, now: number): boolean =>
  Math.max(breakUntil, excludedUntil) > now;
