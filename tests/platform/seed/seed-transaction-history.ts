import { number, object, string } from 'valibot';
import { minorUnitsToAmount } from '../../../src/contract/money';
import { listAllGames } from '../games/find-game';
import { getGameName } from '../games/game';
import { getDrawTimes } from '../games/game-highlights';
import { findMerchant, MERCHANTS } from '../merchants/find-merchant';
import { RefusalError } from '../server/refusal';
import type { Services } from '../services';
import { getDepositMethods, getWithdrawalLimitsAndTicketStake } from './deposit-methods';

const DAY_MS = 24 * 3_600_000;
const MINOR = 100;
/** Deposit of the demo week, as a multiple of the stake of a demo ticket. */
const DEPOSIT_STAKES = 25;

/** A bet of the demo week. */
interface Play {
  readonly daysAgo: number;
  readonly code: string;
  readonly luck: 'win' | 'lose';
  /** Whether the bet waits for the next draw of its lottery. */
  readonly isOpen?: true;
}

const PLAYS: readonly Play[] = [
  { daysAgo: 6, code: 'FERRIS_FIVE', luck: 'lose' },
  { daysAgo: 6, code: 'KOI_CASCADE', luck: 'lose' },
  { daysAgo: 6, code: 'KOI_CASCADE', luck: 'win' },
  { daysAgo: 4, code: 'DRAGON_TIGER', luck: 'lose' },
  { daysAgo: 4, code: 'LANTERN_KENO', luck: 'lose' },
  { daysAgo: 1, code: 'PANDA_PARADE', luck: 'win' },
  { daysAgo: 1, code: 'RAPID_THREE', luck: 'lose' },
  { daysAgo: 0, code: 'XO_SO_MIEN_BAC', luck: 'lose', isOpen: true },
  { daysAgo: 0, code: 'BANGKOK_3D', luck: 'lose', isOpen: true },
];

const row = object({ id: number(), merchant: string() });

/**
 * Gives the demo member alice of every merchant a week of transactions for demonstrations: a deposit, bets, wins and
 * a withdrawal. Tests start without these transactions. They leave her balance unchanged. Does nothing if she already
 * has them. Meant for a new database: throws if the platform refuses one of the orders.
 */
export function seedTransactionHistory(services: Services): void {
  const { database } = services;
  for (const { code } of MERCHANTS) {
    const sql = "SELECT id, merchant FROM member WHERE merchant = ? AND username = 'alice'";
    const alice = database.one(row, sql, code);
    const played = "SELECT count(*) AS n FROM gameOrder WHERE memberId = ? AND requestId = 'week-0'";
    if (alice && database.count(played, alice.id) === 0) {
      database.transaction(() => seedWeek(services, code, alice.id));
    }
  }
}

function seedWeek({ database, cashOrders, bets, ledger, clock }: Services, merchant: string, memberId: number) {
  const now = clock.now();
  const stake = getWithdrawalLimitsAndTicketStake(merchant).stake * MINOR;
  const amount = DEPOSIT_STAKES * stake;
  const [method] = getDepositMethods(merchant);
  const language = findMerchant(merchant)?.defaultLanguage ?? 'EN';
  const points = ledger.balance(memberId, 'points');
  const before = ledger.balance(memberId, 'cash');

  function order(kind: 'deposit' | 'withdraw', target: string, title: string, at: number, units: number) {
    const requestId = `week-${kind}`;
    const sent = cashOrders.submit({ merchant, memberId, requestId, kind, target, title, amount: units, bonus: 0 });
    if (sent instanceof RefusalError) throw new Error(sent.message);
    cashOrders.decide(sent.id, 'APPROVED');
    database.run('UPDATE cashOrder SET createdAt = ?, decidedAt = ? WHERE id = ?', at, at, sent.id);
  }

  // The opening deposit of today; the week lies before it.
  const opening = "UPDATE cashOrder SET createdAt = ? WHERE memberId = ? AND requestId = 'seed'";
  database.run(opening, now - DAY_MS / 12, memberId);
  order('deposit', method?.id ?? '', method?.name ?? '', now - 6 * DAY_MS - DAY_MS / 12, amount);
  const games = listAllGames(database);
  for (const [place, { daysAgo, code, luck, isOpen }] of PLAYS.entries()) {
    const game = games.find((each) => each.code === code);
    const name = game ? getGameName(game, language) : code;
    const placed = bets.place({
      memberId,
      requestId: `week-${place}`,
      game: name,
      picked: [3, 8, 14, 21, 27],
      stake,
      luck,
    });
    if (placed instanceof RefusalError) throw new Error(placed.message);
    const at = now - daysAgo * DAY_MS - DAY_MS / 24 + place * 240_000;
    const drawAt = isOpen && game ? getDrawTimes(game, now).drawAt : 0;
    database.run('UPDATE gameOrder SET createdAt = ?, drawAt = ? WHERE id = ?', at, drawAt, placed.id);
  }
  ledger.addTurnover(memberId, { done: amount });
  ledger.post(memberId, { kind: 'redeem', points: ledger.balance(memberId, 'points') - points }, 'week');
  const rest = ledger.balance(memberId, 'cash') - before;
  order('withdraw', '1', 'Harbour Bank', now - 3 * DAY_MS, rest);
  if (ledger.balance(memberId, 'cash') !== before)
    throw new Error(`the week leaves ${minorUnitsToAmount(ledger.balance(memberId, 'cash') - before)}`);
}
