import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderActionButton, renderTable } from './layout';

/** Renders the requests of members to erase their accounts, with buttons to approve or refuse them (SAFE-6). */
export function renderErasures({ erasures, members }: Services): Html {
  const rows = erasures.all().map(({ id, memberId, state, requestedAt, decideBy, decidedAt, reason }) => {
    const member = members.byId(memberId);
    const obstacles = state === 'OPEN' ? erasures.of(memberId).obstacles : [];
    return [
      member?.merchant ?? '—',
      html`<b>${member?.username ?? '—'}</b>`,
      formatTime(requestedAt),
      formatTime(decideBy),
      obstacles.join(', '),
      state === 'OPEN'
        ? html`${renderActionButton('erasures', { id, approve: true }, 'Erase')} ${renderActionButton('erasures', { id, approve: false, reason: 'An inquiry about this account is open' }, 'Refuse')}`
        : `${state} ${formatTime(decidedAt)} ${reason}`,
    ];
  });
  return html`<section><h2>Requests for erasure</h2>${renderTable(['Merchant', 'Member', 'Requested', 'Decide by', 'To be settled first', 'State'], rows)}</section>`;
}
