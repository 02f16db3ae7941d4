import type { ResponseInputOf } from '../../../src/contract/endpoint';
import type { tickets } from '../../../src/contract/endpoints/games/tickets';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { BetRow } from '../ledger/bets';
import type { Merchant } from '../merchants/merchant';
import { type Game, getGameName } from './game';

interface TicketContext {
  readonly games: readonly Game[];
  readonly merchant: Pick<Merchant, 'currency'>;
  readonly language: string;
  /** The platform's time (epoch ms). */
  readonly now: number;
}

/** Returns the bets of a member as tickets: open until their draw, without its result. */
export function listTickets(
  bets: readonly BetRow[],
  { games, merchant, language, now }: TicketContext,
): ResponseInputOf<typeof tickets> {
  return {
    currency: merchant.currency,
    list: bets.map(({ id, game: name, picked, drawn, stake, win, createdAt, drawAt }) => {
      // A bet keeps the name of its game in the language of the member.
      const game = games.find((one) => one.name === name || one.chineseName === name);
      const isOpen = drawAt > now;
      return {
        id,
        nodeId: game ? String(game.id) : '',
        game: game ? getGameName(game, language) : name,
        issue: drawAt > 0 ? String(Math.round(drawAt / 60_000) % 1_000_000) : '',
        numbers: picked.split(' '),
        drawn: isOpen ? [] : drawn.split(' '),
        state: isOpen ? 'OPEN' : win > 0 ? 'WON' : 'LOST',
        drawAt: drawAt || createdAt,
        stake: minorUnitsToAmount(stake),
        win: isOpen ? '0' : minorUnitsToAmount(win),
      };
    }),
  };
}
