import type { GameMatch } from '../../../contract/endpoints/games/game';
import { createDateFormat } from '../../../services/i18n/date-format';

/** A match as shown on its card. */
export interface MatchCardData {
  readonly id: string;
  readonly league: string;
  /** The two teams, or only the title if it does not name two teams. */
  readonly sides: readonly [string, string] | readonly [string];
  readonly live: boolean;
  readonly score: string;
  /** Start of the match (epoch ms); 0 if unknown. */
  readonly startTime: number;
  readonly nodeId: string;
}

/** Maximum age of a response from which matches are shown (ms). */
const MATCHES_MAX_AGE_MS = 10 * 60_000;

/** Pattern of the separator between the two teams in a title, such as `–` and `vs`. */
const SIDES_SEPARATOR = /\s(?:–|—|-|vs\.?|v\.)\s/i;

/**
 * Returns the two teams of a match from its fields, otherwise from its title. Returns only the title if it does not
 * name two teams; undefined if the title is empty.
 */
function parseSides({ home, away, title }: GameMatch): MatchCardData['sides'] | undefined {
  if (home !== '' && away !== '') return [home, away];
  const parts = title.trim().split(SIDES_SEPARATOR);
  const [first = '', second = '', ...rest] = parts.map((part) => part.trim());
  if (first === '') return undefined;
  return second !== '' && rest.length === 0 ? [first, second] : [title.trim()];
}

const startTimeOf = ({ startTime }: MatchCardData): number => startTime || Number.POSITIVE_INFINITY;

/**
 * Returns the matches to show: live ones first, then by start time, unknown start times last. Matches without teams
 * and title are dropped; if the response is older than MATCHES_MAX_AGE_MS, no match is returned (GAME-6).
 * @param ageMs age of the response (ms)
 */
export function selectMatchesToShow(matches: readonly GameMatch[], ageMs: number): readonly MatchCardData[] {
  if (ageMs > MATCHES_MAX_AGE_MS) return [];
  return matches
    .flatMap((match) => {
      const sides = parseSides(match);
      const { id, league, live, score, startTime, nodeId } = match;
      return sides ? [{ id, league, sides, live, score, startTime, nodeId }] : [];
    })
    .sort((a, b) => Number(b.live) - Number(a.live) || startTimeOf(a) - startTimeOf(b));
}

/**
 * Formats the start of a match: the time, preceded by the day if the match does not start today.
 * @param startTime epoch ms
 * @param now epoch ms
 * @param locale BCP 47 language tag
 * @param timeZone IANA time zone; default: the browser's
 */
export function formatMatchStartTime(startTime: number, now: number, locale: string, timeZone?: string): string {
  const zoneOption = timeZone === undefined ? {} : { timeZone };
  const dateFormat = createDateFormat(locale, { dateStyle: 'short', ...zoneOption });
  const isToday = dateFormat.format(startTime) === dateFormat.format(now);
  const dayOptions = isToday ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return createDateFormat(locale, { ...dayOptions, hour: 'numeric', minute: '2-digit', ...zoneOption }).format(
    startTime,
  );
}
