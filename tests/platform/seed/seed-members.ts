import type { Database } from '../database/database';
import { hashPassword } from '../members/passwords';
import type { Merchant } from '../merchants/merchant';
import { grantWelcomeVoucher } from '../routes/member/rewards';
import { RefusalError } from '../server/refusal';
import type { Services } from '../services';
import { type DemoMember, getDemoMembers } from './demo-members';
import { getDepositMethods, getWithdrawalLimitsAndTicketStake } from './deposit-methods';

const DAY_MS = 24 * 3_600_000;

/**
 * Inserts the demo members of merchants, with their initial deposits.
 * @param now epoch milliseconds
 */
export function seedMembers(services: Services, merchants: readonly Merchant[], now: number): void {
  const { database } = services;
  for (const merchant of merchants) {
    for (const [place, draft] of getDemoMembers(merchant.defaultPassword).entries()) {
      const id = addMember(database, merchant, draft, now - (120 - place * 10) * DAY_MS);
      services.documentChecks.seedVerified(id, now - (119 - place * 10) * DAY_MS);
      if (draft.mobile) {
        const sql = 'INSERT INTO identity (merchant, channel, subject, memberId) VALUES (?, ?, ?, ?)';
        database.run(sql, merchant.code, 'phone', `+${merchant.diallingCode}${draft.mobile}`, id);
      }
      if (draft.opening) seedDeposit(services, merchant, id, draft.opening * scaleOf(merchant));
      for (const [kind, label, tail] of draft.accounts ?? []) {
        const sql = 'INSERT INTO account (memberId, kind, label, tail) VALUES (?, ?, ?, ?)';
        // An e-wallet is the one that the merchant takes deposits with.
        const wallet = kind === 'ewallet' ? getDepositMethods(merchant.code)[0]?.name : undefined;
        database.run(sql, id, kind, wallet ?? label, tail);
      }
    }
  }
}

function addMember(database: Database, merchant: Merchant, draft: DemoMember, registeredAt: number): number {
  const { about: _about, accounts: _accounts, opening: _opening, password, ...rest } = draft;
  const row = { ...rest, password: hashOf(password), merchant: merchant.code, registeredAt };
  const values = Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value));
  const columns = Object.keys(row).join(', ');
  return database.run(`INSERT INTO member (${columns}) VALUES (${values.map(() => '?').join(', ')})`, ...values).id;
}

/** Stake of a demo ticket in the currency for which the amounts of the demo members are written. */
const REFERENCE_STAKE = 20;

/**
 * Returns the factor by which the amounts of the demo members are multiplied for a merchant's currency, such as 500
 * for Vietnamese dong.
 */
const scaleOf = ({ code }: Merchant): number => getWithdrawalLimitsAndTicketStake(code).stake / REFERENCE_STAKE;

/** Number of points that a demo member starts with. */
const SEEDED_POINTS = 120;

/** Gives a member points, a voucher and an approved deposit that has been staked already. @param amount hundredths */
function seedDeposit(services: Services, merchant: Merchant, memberId: number, amount: number): void {
  const { cashOrders, ledger } = services;
  const [method] = getDepositMethods(merchant.code);
  const order = { merchant: merchant.code, memberId, requestId: 'seed', kind: 'deposit', bonus: 0 } as const;
  const submitted = cashOrders.submit({ ...order, target: method?.id ?? '', title: method?.name ?? '', amount });
  if (submitted instanceof RefusalError) throw new Error(submitted.message);
  cashOrders.decide(submitted.id, 'APPROVED');
  ledger.addTurnover(memberId, { done: amount });
  ledger.post(memberId, { kind: 'bet', amount: 0, points: SEEDED_POINTS }, 'seed');
  grantWelcomeVoucher(services, merchant, memberId);
}

const hashes = new Map<string, string>();

/** Returns the hash of a password, cached because many platforms start in one test run. */
function hashOf(password: string): string {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
