import { minorUnitsToAmount } from '../../../../src/contract/money';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderActionButton, renderTable } from './layout';

/** Renders the deposits and withdrawals, with buttons to approve or reject them, and the members' balances. */
export function renderCashierPage({ cashOrders, ledger, members }: Services): Html {
  const all = members.all();
  const nameOf = new Map(all.map(({ id, username }) => [id, username]));
  const orderRows = cashOrders
    .all()
    .map(({ id, merchant, memberId, kind, title, amount, bonus, status, createdAt }) => [
      merchant,
      html`<b>${nameOf.get(memberId) ?? '—'}</b>`,
      kind,
      title,
      minorUnitsToAmount(amount),
      bonus > 0 ? minorUnitsToAmount(bonus) : '—',
      formatTime(createdAt),
      status === 'PENDING'
        ? html`${renderActionButton('orders', { id, approve: true }, 'Approve')} ${renderActionButton('orders', { id, approve: false, reason: 'The payment did not arrive' }, 'Reject')}`
        : status,
    ]);
  const balanceRows = all.map(({ id, merchant, username }) => {
    const { required, done } = ledger.turnover(id);
    return [
      merchant,
      html`<b>${username}</b>`,
      minorUnitsToAmount(ledger.balance(id, 'cash')),
      minorUnitsToAmount(ledger.balance(id, 'held')),
      ledger.balance(id, 'points'),
      `${minorUnitsToAmount(done)} / ${minorUnitsToAmount(required)}`,
    ];
  });
  return html`<section><h2>Deposits and withdrawals</h2>${renderTable(['Merchant', 'Member', 'Kind', 'Method or account', 'Amount', 'Bonus', 'Submitted', 'State'], orderRows)}</section>
<section><h2>Balances</h2>${renderTable(['Merchant', 'Member', 'Balance', 'Held', 'Points', 'Staked / required'], balanceRows)}</section>`;
}
