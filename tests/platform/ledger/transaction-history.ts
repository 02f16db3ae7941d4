import { number, object, string } from 'valibot';
import { getOwnProperty } from '../../../src/base/own-property';
import type { ParsedQueryOf, ResponseInputOf } from '../../../src/contract/endpoint';
import type { transactions } from '../../../src/contract/endpoints/money/cashier';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Services } from '../services';

/** Number of entries per page. */
const PAGE_SIZE = 20;

type Transaction = ResponseInputOf<typeof transactions>['list'] extends (infer T)[] | null | undefined ? T : never;
type Dated = Omit<Transaction, 'id'> & { readonly key: string; readonly at: number; readonly kind: string };

interface HistoryRequest {
  readonly memberId: number;
  /** Language code of the platform's specification. */
  readonly language: string;
  readonly kind: ParsedQueryOf<typeof transactions>['kind'];
  readonly before: string | undefined;
}

const EN = { opening: 'Opening balance', bonus: 'Deposit bonus', voucher: 'Voucher', mission: 'Mission reward' };
const TITLES: Readonly<Record<string, typeof EN>> = {
  EN,
  CN: { opening: '期初余额', bonus: '存款奖金', voucher: '礼券', mission: '任务奖励' },
  TW: { opening: '期初餘額', bonus: '存款獎金', voucher: '禮券', mission: '任務獎勵' },
  VI: { opening: 'Số dư đầu kỳ', bonus: 'Thưởng nạp tiền', voucher: 'Phiếu thưởng', mission: 'Thưởng nhiệm vụ' },
};

/**
 * Returns a page of a member's transactions, newest first. Over all pages, the amounts that took effect add up to the
 * member's balance.
 */
export function readTransactionHistoryPage(services: Services, { memberId, language, kind, before }: HistoryRequest) {
  const all = [...orderEntries(services, memberId, language), ...betEntries(services, memberId)]
    .concat(rewardEntries(services, memberId, language))
    .filter((entry) => kind === 'all' || filterOf(entry.kind) === kind)
    .sort((left, right) => right.at - left.at || right.key.localeCompare(left.key));
  const from = before === undefined ? 0 : all.findIndex(({ key }) => key === before) + 1;
  const page = all.slice(from, from + PAGE_SIZE);
  const next = from + PAGE_SIZE < all.length ? (page.at(-1)?.key ?? '') : '';
  return { list: page.map(({ key, ...entry }) => ({ ...entry, id: key })), next };
}

const filterOf = (kind: string): string => (kind === 'win' ? 'bet' : kind === 'opening' ? 'reward' : kind);
/**
 * Returns the key by which a history entry is sorted. The id in it is padded with zeros, so that the alphabetical
 * order of the keys is the numerical order of the ids.
 */
const keyOf = (kind: string, id: number): string => `${String(id).padStart(9, '0')}:${kind}`;

function orderEntries({ database }: Services, memberId: number, language: string): Dated[] {
  const row = object({
    id: number(),
    kind: string(),
    title: string(),
    amount: number(),
    bonus: number(),
    status: string(),
    reason: string(),
    createdAt: number(),
  });
  const sql =
    'SELECT id, kind, title, amount, bonus, status, reason, createdAt FROM cashOrder WHERE memberId = ? ORDER BY id';
  return database
    .all(row, sql, memberId)
    .flatMap(({ id, kind, title, amount, bonus, status, reason, createdAt: at }) => {
      const isDeposit = kind === 'deposit';
      const shared = { status: status as 'PENDING', at, reason, orderId: String(id) };
      const order: Dated = {
        ...shared,
        kind: isDeposit ? 'deposit' : 'withdraw',
        key: keyOf('order', id),
        title,
        amount: minorUnitsToAmount(isDeposit ? amount : -amount),
      };
      const extra: Dated = {
        ...shared,
        kind: 'reward',
        key: keyOf('bonus', id),
        title: titles(language).bonus,
        amount: minorUnitsToAmount(bonus),
      };
      return bonus > 0 ? [extra, order] : [order];
    });
}

function betEntries({ bets }: Services, memberId: number): Dated[] {
  return bets.of(memberId).flatMap(({ id, game, stake, win, createdAt: at }) => {
    const bet: Dated = { kind: 'bet', key: keyOf('bet', id), title: game, amount: minorUnitsToAmount(-stake), at };
    const won: Dated = { kind: 'win', key: keyOf('win', id), title: game, amount: minorUnitsToAmount(win), at };
    return win > 0 ? [won, bet] : [bet];
  });
}

function rewardEntries({ database }: Services, memberId: number, language: string): Dated[] {
  const row = object({ id: number(), kind: string(), reference: string(), amount: number(), at: number() });
  const sql = `SELECT ledgerEntry.id, kind, reference, amount, at FROM ledgerEntry
    JOIN ledgerPosting ON entryId = ledgerEntry.id AND account = 'cash'
    WHERE memberId = ? AND kind IN ('reward', 'opening')`;
  return database.all(row, sql, memberId).map(({ id, kind, reference, amount, at }) => ({
    kind: kind === 'opening' ? 'opening' : 'reward',
    key: keyOf('reward', id),
    title: titles(language)[kind === 'opening' ? 'opening' : reference.startsWith('mission:') ? 'mission' : 'voucher'],
    amount: minorUnitsToAmount(amount),
    at,
  }));
}

const titles = (language: string) => getOwnProperty(TITLES, language) ?? EN;
