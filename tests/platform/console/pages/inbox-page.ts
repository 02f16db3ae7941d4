import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { listTrackingEvents } from '../events';
import { listFeedback } from '../feedback';
import { formatTime, renderTable } from './layout';

/** Renders the SMS codes that were sent, the feedback and the tracking events. */
export function renderInboxPage({ sms, identity, database, clock }: Services): Html {
  const codes = sms
    .inbox()
    .map((entry) => [
      entry.merchant,
      entry.mobile,
      html`<code class="big">${entry.code}</code>`,
      formatTime(entry.sentAt),
      entry.usedAt > 0 ? 'used' : entry.expiresAt > clock.now() ? 'valid' : 'expired',
    ]);
  const providerCodes = identity.sentCodes
    .toReversed()
    .map(({ phoneNumber, code }) => [phoneNumber, html`<code class="big">${code}</code>`]);
  const eventRows = listTrackingEvents(database).map(({ merchant, name, id, receivedAt, payload }) => [
    merchant,
    html`<b>${name}</b>`,
    formatTime(receivedAt),
    html`<details><summary>${id}</summary><pre>${payload}</pre></details>`,
  ]);
  const feedbackRows = listFeedback(database).map(({ merchant, subject, text, contact, receivedAt }) => [
    merchant,
    html`<b>${subject}</b>`,
    text,
    contact || '—',
    formatTime(receivedAt),
  ]);
  return html`<section><h2>SMS</h2>${renderTable(['Merchant', 'Number', 'Code', 'Sent', 'State'], codes)}</section>
<section><h2>SMS of the identity provider</h2>${renderTable(['Number', 'Code'], providerCodes)}</section>
<section><h2>Feedback</h2>${renderTable(['Merchant', 'Subject', 'Text', 'Contact', 'Received'], feedbackRows)}</section>
<section><h2>Events</h2>${renderTable(['Merchant', 'Event', 'Received', 'Payload'], eventRows)}</section>`;
}
