import { amountFromMinorUnits } from '../../../../src/contract/money';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { action, formatTime, table } from './layout';

/** Renders deposits and withdrawals with their decision, and the members' balances. */
export function cashierPage({ cashOrders, ledger, members }: Services): Html {
  const all = members.all();
  const nameOf = new Map(all.map(({ id, username }) => [id, username]));
  const orderRows = cashOrders
    .all()
    .map(({ id, merchant, memberId, kind, title, amount, bonus, status, createdAt }) => [
      merchant,
      html`<b>${nameOf.get(memberId) ?? '—'}</b>`,
      kind,
      title,
      amountFromMinorUnits(amount),
      bonus > 0 ? amountFromMinorUnits(bonus) : '—',
      formatTime(createdAt),
      status === 'PENDING'
        ? html`${action('orders', { id, approve: true }, 'Approve')} ${action('orders', { id, approve: false, reason: 'The payment did not arrive' }, 'Reject')}`
        : status,
    ]);
  const balanceRows = all.map(({ id, merchant, username }) => {
    const { required, done } = ledger.turnover(id);
    return [
      merchant,
      html`<b>${username}</b>`,
      amountFromMinorUnits(ledger.balance(id, 'cash')),
      amountFromMinorUnits(ledger.balance(id, 'held')),
      ledger.balance(id, 'points'),
      `${amountFromMinorUnits(done)} / ${amountFromMinorUnits(required)}`,
    ];
  });
  return html`<section><h2>Deposits and withdrawals</h2>${table(['Merchant', 'Member', 'Kind', 'Method or account', 'Amount', 'Bonus', 'Submitted', 'State'], orderRows)}</section>
<section><h2>Balances</h2>${table(['Merchant', 'Member', 'Balance', 'Held', 'Points', 'Staked / required'], balanceRows)}</section>`;
}
