import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { events } from '../events';
import { table, when } from './layout';

/** Codes sent by SMS, and tracking events received. */
export function inboxPage({ sms, database, clock }: Services): Html {
  const codes = sms
    .inbox()
    .map((entry) => [
      entry.merchant,
      entry.mobile,
      html`<code class="big">${entry.code}</code>`,
      when(entry.sentAt),
      entry.usedAt > 0 ? 'used' : entry.expiresAt > clock.now() ? 'valid' : 'expired',
    ]);
  const received = events(database).map(({ merchant, name, id, receivedAt, payload }) => [
    merchant,
    html`<b>${name}</b>`,
    when(receivedAt),
    html`<details><summary>${id}</summary><pre>${payload}</pre></details>`,
  ]);
  return html`<section><h2>SMS</h2>${table(['Merchant', 'Number', 'Code', 'Sent', 'State'], codes)}</section>
<section><h2>Events</h2>${table(['Merchant', 'Event', 'Received', 'Payload'], received)}</section>`;
}
