import { getOwnProperty } from '../../../src/base/own-property';
import type { ResponseInputOf } from '../../../src/contract/endpoint';
import type { gameFacts } from '../../../src/contract/endpoints/games/draws';
import type { Merchant } from '../merchants/merchant';
import { getWithdrawalLimitsAndTicketStake } from '../seed/deposit-methods';
import type { Game } from './game';

/** How to win in the demo lottery, which every game of the local platform opens. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  EN: [
    'Pick five numbers from 1 to 30.',
    'Two matches pay 2 times the stake, three pay 10 times.',
    'Four matches pay 100 times, all five 1,000 times.',
  ],
  CN: ['从 1 至 30 中选择五个号码。', '中两个号码赔 2 倍，中三个赔 10 倍。', '中四个赔 100 倍，全中赔 1,000 倍。'],
  VI: [
    'Chọn năm số từ 1 đến 30.',
    'Trúng hai số được gấp 2 lần, trúng ba số được gấp 10 lần.',
    'Trúng bốn số được gấp 100 lần, trúng cả năm số được gấp 1.000 lần.',
  ],
};

/** Odds of a slot; the id of the game determines which of them it has. */
const SLOT_ODDS = [
  { rtp: 96.5, volatility: 'MEDIUM', maxWin: 5_000 },
  { rtp: 95.2, volatility: 'HIGH', maxWin: 10_000 },
  { rtp: 97.1, volatility: 'LOW', maxWin: 1_000 },
] as const;

/** Returns what the platform says of a game: lotteries have stakes and rules, slots have odds, others nothing. */
export function getGameFacts(
  { id, category }: Pick<Game, 'id' | 'category'>,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  language: string,
): ResponseInputOf<typeof gameFacts> {
  if (category.includes('LOTT')) {
    const { stake } = getWithdrawalLimitsAndTicketStake(code);
    const rules = getOwnProperty(RULES, language === 'TW' ? 'CN' : language) ?? RULES.EN ?? [];
    return { currency, minStake: stake, maxStake: stake, rules: [...rules] };
  }
  return category === 'SLOT' ? { currency, ...SLOT_ODDS[id % SLOT_ODDS.length] } : { currency };
}
