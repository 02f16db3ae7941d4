import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { events } from '../events';
import { feedback } from '../feedback';
import { table, when } from './layout';

/** Codes sent by SMS, and what was received: feedback and tracking events. */
export function inboxPage({ sms, identity, database, clock }: Services): Html {
  const codes = sms
    .inbox()
    .map((entry) => [
      entry.merchant,
      entry.mobile,
      html`<code class="big">${entry.code}</code>`,
      when(entry.sentAt),
      entry.usedAt > 0 ? 'used' : entry.expiresAt > clock.now() ? 'valid' : 'expired',
    ]);
  const provided = identity.sentCodes
    .toReversed()
    .map(({ phoneNumber, code }) => [phoneNumber, html`<code class="big">${code}</code>`]);
  const received = events(database).map(({ merchant, name, id, receivedAt, payload }) => [
    merchant,
    html`<b>${name}</b>`,
    when(receivedAt),
    html`<details><summary>${id}</summary><pre>${payload}</pre></details>`,
  ]);
  const written = feedback(database).map(({ merchant, subject, text, contact, receivedAt }) => [
    merchant,
    html`<b>${subject}</b>`,
    text,
    contact || '—',
    when(receivedAt),
  ]);
  return html`<section><h2>SMS</h2>${table(['Merchant', 'Number', 'Code', 'Sent', 'State'], codes)}</section>
<section><h2>SMS of the identity provider</h2>${table(['Number', 'Code'], provided)}</section>
<section><h2>Feedback</h2>${table(['Merchant', 'About', 'Words', 'Contact', 'Received'], written)}</section>
<section><h2>Events</h2>${table(['Merchant', 'Event', 'Received', 'Payload'], received)}</section>`;
}
