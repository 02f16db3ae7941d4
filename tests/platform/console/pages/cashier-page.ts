import { minorUnitsToAmount } from '../../../../src/contract/money';
import { getNextRedemptionStates, type RedemptionRow } from '../../ledger/redemptions';
import { type Html, html } from '../../pages/html';
import { getRewardText } from '../../seed/reward-texts';
import type { Services } from '../../services';
import { formatTime, renderActionButton, renderTable } from './layout';

/** Labels of the buttons that change the state of a redemption. */
const REDEMPTION_ACTIONS: Readonly<Record<RedemptionRow['state'], string>> = {
  PENDING: '',
  SENT: 'Mark as sent',
  DELIVERED: 'Mark as delivered',
  CANCELLED: 'Cancel and return points',
};

/**
 * Renders the deposits and withdrawals, with buttons to approve or reject them, the redemptions of the point market,
 * with buttons to change their state, and the members' balances.
 */
export function renderCashierPage({ cashOrders, redemptions, ledger, members }: Services): Html {
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
  const redemptionRows = redemptions
    .all()
    .map(({ id, memberId, code, product, points, state, createdAt }) => [
      html`<b>${nameOf.get(memberId) ?? '—'}</b>`,
      code,
      getRewardText('EN', product)[0],
      points,
      formatTime(createdAt),
      state,
      html`${getNextRedemptionStates(state).map((next) => renderActionButton('redemptions', { id, state: next }, REDEMPTION_ACTIONS[next]))}`,
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
<section><h2>Point market</h2>${renderTable(['Member', 'Code', 'Product', 'Points', 'Redeemed', 'State', ''], redemptionRows)}</section>
<section><h2>Balances</h2>${renderTable(['Merchant', 'Member', 'Balance', 'Held', 'Points', 'Staked / required'], balanceRows)}</section>`;
}
