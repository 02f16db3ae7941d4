import type { GameMatch } from '../../contract/endpoints/game';

/** A match as its card shows it. */
export interface MatchView {
  readonly id: string;
  readonly league: string;
  /** Two sides, or one line where the platform names no sides. */
  readonly sides: readonly [string, string] | readonly [string];
  readonly live: boolean;
  readonly score: string;
  /** Epoch milliseconds; 0: not known. */
  readonly startTime: number;
  readonly nodeId: string;
}

/** How long an answer tells of what is on, milliseconds; then it tells of what was. */
export const CURRENT = 10 * 60_000;

/** How a title tells two sides apart. */
const BETWEEN = /\s+(?:–|—|-|vs\.?|v\.)\s+/i;

/** The sides of a match, from its own fields or out of its title. */
function sidesOf({ home, away, title }: GameMatch): MatchView['sides'] | undefined {
  if (home !== '' && away !== '') return [home, away];
  const [first = '', second = '', ...rest] = title.trim().split(BETWEEN);
  if (first === '') return undefined;
  return second !== '' && rest.length === 0 ? [first, second] : [title.trim()];
}

const whenOf = ({ startTime }: MatchView): number => startTime || Number.POSITIVE_INFINITY;

/**
 * The matches to show: those that run first, then by their start, those whose start is not known last; one without a name is none, and none are shown of an old
 * answer (GAME-6). @param age of the answer, milliseconds
 */
export function matchViews(matches: readonly GameMatch[], age: number): readonly MatchView[] {
  if (age > CURRENT) return [];
  return matches
    .flatMap((match) => {
      const sides = sidesOf(match);
      const { id, league, live, score, startTime, nodeId } = match;
      return sides ? [{ id, league, sides, live, score, startTime, nodeId }] : [];
    })
    .sort((a, b) => Number(b.live) - Number(a.live) || whenOf(a) - whenOf(b));
}
