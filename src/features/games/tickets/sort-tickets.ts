import type { Ticket } from '../../../contract/endpoints/games/tickets';

/** Whether a ticket has not been drawn yet; one in a state that this app does not know is open without a result. */
export const isOpenTicket = ({ state, drawn }: Pick<Ticket, 'state' | 'drawn'>): boolean =>
  state === undefined ? drawn.length === 0 : state === 'OPEN';

/**
 * Returns the tickets as they are listed: the open ones first, the next draw at the top and those without a time last,
 * then the settled ones in the order of the platform, newest first (GAME-9.1).
 */
export function sortTickets(tickets: readonly Ticket[]): readonly Ticket[] {
  const timeOf = ({ drawAt }: Ticket) => (drawAt > 0 ? drawAt : Number.MAX_SAFE_INTEGER);
  const open = tickets.filter(isOpenTicket).toSorted((one, other) => timeOf(one) - timeOf(other));
  return [...open, ...tickets.filter((ticket) => !isOpenTicket(ticket))];
}

/** Returns the own numbers that were drawn; a number counts with and without leading zeros. */
export function findMatches({ numbers, drawn }: Pick<Ticket, 'numbers' | 'drawn'>): ReadonlySet<string> {
  const plain = (number: string) => number.replace(/^0+(?=\d)/, '');
  const results = new Set(drawn.map(plain));
  return new Set(numbers.filter((number) => results.has(plain(number))));
}
