import { buildLaunchPath } from './game-paths';

/** The query parameter of the launch page that holds the numbers of an earlier ticket, separated by commas. */
export const TICKET_NUMBERS_PARAMETER = 'numbers';

/**
 * Returns the path that opens a game with the numbers of an earlier ticket. The game shows them; the member buys there
 * (GAME-9.3).
 */
export const buildRepeatPath = (
  category: string,
  card: Parameters<typeof buildLaunchPath>[1],
  numbers: readonly string[],
): string =>
  `${buildLaunchPath(category, card)}&${new URLSearchParams({ [TICKET_NUMBERS_PARAMETER]: numbers.join(',') })}`;
