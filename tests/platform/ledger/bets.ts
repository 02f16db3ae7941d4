import { randomInt } from 'node:crypto';
import { type InferOutput, number, object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import type { Database } from '../database/database';
import type { DocumentChecks } from '../members/document-checks';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import { BreaksFromPlay } from './breaks-from-play';
import type { Ledger } from './ledger';
import { PlayLimits } from './play-limits';
import { PlayTime } from './play-time';

const gameOrder = object({
  id: number(),
  memberId: number(),
  requestId: string(),
  game: string(),
  picked: string(),
  drawn: string(),
  stake: number(),
  win: number(),
  createdAt: number(),
  /** Time of the draw (epoch ms); 0 for a bet that was drawn at once. */
  drawAt: number(),
});
export type BetRow = InferOutput<typeof gameOrder>;

/**
 * How the draws of the demo lottery end: at random or, for tests and demonstrations, always with a win or always with
 * a loss.
 */
export const LOTTERY_DRAW_MODES = ['chance', 'win', 'lose'] as const;
export type LotteryDrawMode = (typeof LOTTERY_DRAW_MODES)[number];

/** Number of balls in the demo lottery. A ticket has PICKED_COUNT balls, and as many are drawn. */
const BALLS = 30;
const PICKED_COUNT = 5;
/** The prize as a multiple of the stake, by the number of matching balls. */
const PRIZES = [0, 0, 2, 10, 100, 1000];
/** Number of matching balls in a draw with the mode `win`. */
const LUCKY_MATCHES = 3;
/** Stake, in hundredths of the currency's unit, that earns one point. */
const STAKE_OF_POINT = 100;

export interface BetDraft {
  readonly memberId: number;
  readonly requestId: string;
  readonly game: string;
  /** Five different numbers from 1 to 30. */
  readonly picked: readonly number[];
  /** Stake in hundredths of the currency's unit. */
  readonly stake: number;
  readonly luck: LotteryDrawMode;
}

/** The bets of members in the demo lottery. */
export class Bets {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: PlatformClock,
    private readonly breaks = new BreaksFromPlay(database, clock),
    private readonly limits = new PlayLimits(database, clock),
    private readonly time = new PlayTime(database, clock),
    /** Absent where nobody has to send documents. */
    private readonly documents?: Pick<DocumentChecks, 'refuse'>,
  ) {}

  /**
   * Places a bet and draws the balls at once. If the request id has been used before, returns the bet that was placed
   * with it.
   */
  place({ memberId, requestId, game, picked, stake, luck }: BetDraft): BetRow | RefusalError {
    if (!isTicket(picked)) return createRefusalError('ticket.invalid', 'A ticket has five different numbers');
    return this.database.transaction(() => {
      const sql = 'SELECT * FROM gameOrder WHERE memberId = ? AND requestId = ?';
      const first = this.database.one(gameOrder, sql, memberId, requestId);
      if (first) return first;
      const refusal =
        this.breaks.refuse(memberId) ??
        this.documents?.refuse(memberId, 'PLAY') ??
        this.limits.refuseStake(memberId, stake);
      if (refusal) return refusal;
      if (this.ledger.balance(memberId, 'cash') < stake) {
        return createRefusalError(CASHIER_ERROR_CODES.balanceTooLow, 'Your balance is too low for this bet');
      }
      const drawn = drawBalls(picked, luck);
      const win = stake * (PRIZES[drawn.filter((ball) => picked.includes(ball)).length] ?? 0);
      const order = { memberId, requestId, game, picked: picked.join(' '), drawn: drawn.join(' '), stake, win };
      const { id } = this.database.run(
        `INSERT INTO gameOrder (memberId, requestId, game, picked, drawn, stake, win, createdAt)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...Object.values(order),
        this.clock.now(),
      );
      const reference = `bet:${id}`;
      this.ledger.post(memberId, { kind: 'bet', amount: stake, points: Math.floor(stake / STAKE_OF_POINT) }, reference);
      this.time.record(memberId);
      this.ledger.addTurnover(memberId, { done: stake });
      if (win > 0) this.ledger.post(memberId, { kind: 'win', amount: win }, reference);
      return { ...order, id, createdAt: this.clock.now(), drawAt: 0 };
    });
  }

  /** Returns the bets of a member, newest first. */
  of(memberId: number): BetRow[] {
    return this.database.all(gameOrder, 'SELECT * FROM gameOrder WHERE memberId = ? ORDER BY id DESC', memberId);
  }
}

const isTicket = (picked: readonly number[]): boolean =>
  picked.length === PICKED_COUNT &&
  new Set(picked).size === PICKED_COUNT &&
  picked.every((ball) => Number.isInteger(ball) && ball >= 1 && ball <= BALLS);

function drawBalls(picked: readonly number[], luck: LotteryDrawMode): number[] {
  const balls = Array.from({ length: BALLS }, (_, at) => at + 1);
  if (luck === 'chance') return takeRandom(balls, PICKED_COUNT);
  const matches = luck === 'win' ? picked.slice(0, LUCKY_MATCHES) : [];
  const others = balls.filter((ball) => !picked.includes(ball));
  return [...matches, ...takeRandom(others, PICKED_COUNT - matches.length)];
}

function takeRandom(balls: readonly number[], count: number): number[] {
  const rest = [...balls];
  return Array.from({ length: count }, () => rest.splice(randomInt(rest.length), 1)[0] ?? 0);
}
