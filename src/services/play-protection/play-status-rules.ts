/** What this browser knows about the break and the self-exclusion of a member. */
export interface PlayProtection {
  /** Key of the member; see computeMemberKey(). */
  readonly member: string;
  /** End of the break from play and of the self-exclusion (epoch ms); 0 if there is none. */
  readonly breakUntil: number;
  readonly excludedUntil: number;
  /** When the platform said so at the latest, by its own clock (epoch ms); 0 if it tells no time. */
  readonly at: number;
  /**
   * When this browser heard so at the latest, by the clock of the device (epoch ms), by which tabs see that another has
   * heard something, and which counts where the platform tells no time.
   */
  readonly heardAt: number;
  /** When this page learned of that, by the clock that never jumps (ms). */
  readonly learnedTicks: number;
  /** Of an answer: when this page has asked, by the same clock; 0 for an answer from a cache. */
  readonly askedTicks?: number;
}

/**
 * Whether somebody may deposit, play and be offered something (SAFE-4). `unknown`: a member about whom the platform has
 * not answered in this session. A platform without breaks answers too: then the member is `open`.
 */
export type PlayStatus = 'open' | 'unknown' | 'break' | 'excluded';

interface PlayStatusInput {
  /** What is known about all members of this browser. */
  readonly known: readonly PlayProtection[];
  /** Key of the signed-in member; empty for a visitor, and for a member whose id is not known. */
  readonly member: string;
  /** Whether the platform has answered about the signed-in member in this session; true for a visitor. */
  readonly isKnown: boolean;
  /** The platform's time (epoch ms); 0 as long as it is not known, so that nothing counts as over. */
  readonly now: number;
}

/**
 * Decides the status of the user of this browser: a member by what is known about them, a visitor by the strictest of
 * all members of this browser, who may be one of them.
 */
export function decidePlayStatus({ known, member, isKnown, now }: PlayStatusInput): PlayStatus {
  const concerned = member === '' ? known : known.filter((entry) => entry.member === member);
  if (concerned.some(({ excludedUntil }) => excludedUntil > now)) return 'excluded';
  if (concerned.some(({ breakUntil }) => breakUntil > now)) return 'break';
  return isKnown ? 'open' : 'unknown';
}

/**
 * Whether promotions, marketing popups, prompts, marketing messages and advertising data are allowed (SAFE-4). Not
 * before the status is known: a prompt that waits does no harm.
 */
export const isMarketingAllowed = (status: PlayStatus): boolean => status === 'open';

/** Whether deposits and games are stopped before the platform is asked, which has the last word (SAFE-4). */
export const isPlayStopped = (status: PlayStatus): boolean => status === 'break' || status === 'excluded';

/**
 * Adds what the platform has said about a member. Only a newer answer shortens a break: one that this page has asked for
 * after it had learned what is known, which no clock of a server or of the device decides. One that was on its way, from
 * a cache or to another page may have been given before the break began. An exclusion stays until its end, because an
 * answer about the wallet says nothing about it. Of a platform that tells no time, a newer answer that has arrived after
 * that end shows that it is over, which it else would never be: no session is opened during an exclusion.
 */
export function addPlayProtection(known: readonly PlayProtection[], added: PlayProtection): readonly PlayProtection[] {
  const { member, askedTicks, ...said } = added;
  const before = known.find((entry) => entry.member === member);
  if (!before) return [...known, { member, ...said }];
  const isNewer = askedTicks !== undefined && askedTicks > before.learnedTicks;
  const isNews =
    said.breakUntil > before.breakUntil ||
    said.excludedUntil > before.excludedUntil ||
    (askedTicks === undefined && said.heardAt !== before.heardAt);
  const isOver = isNewer && said.at === 0 && before.at === 0 && said.heardAt >= before.excludedUntil;
  const { heardAt, learnedTicks } = isNewer || isNews ? said : before;
  const merged: PlayProtection = {
    member,
    breakUntil: isNewer ? said.breakUntil : Math.max(before.breakUntil, said.breakUntil),
    excludedUntil: Math.max(isOver ? 0 : before.excludedUntil, said.excludedUntil),
    at: Math.max(before.at, said.at),
    ...{ heardAt, learnedTicks },
  };
  return [...known.filter((entry) => entry !== before), merged];
}

/**
 * Whether a break or an exclusion is not over yet. Only these are stored, so that nothing is kept for longer than it
 * counts.
 */
export const isActive = ({ breakUntil, excludedUntil }: PlayProtection, now: number): boolean =>
  Math.max(breakUntil, excludedUntil) > now;

/** Returns when the next break or exclusion ends (epoch ms); undefined if there is none. */
export function findNextEnd(known: readonly PlayProtection[], now: number): number | undefined {
  const ends = known.flatMap(({ breakUntil, excludedUntil }) => [breakUntil, excludedUntil]).filter((end) => end > now);
  return ends.length === 0 ? undefined : Math.min(...ends);
}
