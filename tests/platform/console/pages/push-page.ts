import { MERCHANTS } from '../../merchants/find-merchant';
import type { Merchant } from '../../merchants/merchant';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { listPushReceipts } from '../push-receipts';
import { formatTime, renderTable } from './layout';

/**
 * Renders a form for each merchant that sends push messages, the sent messages with their outcomes, and the receipts.
 */
export function renderPushPage(services: Services): Html {
  const sent = services.push
    .sent()
    .map(({ merchant, target, title, sentAt, outcomes }) => [
      merchant,
      target,
      title,
      describeOutcomes(outcomes),
      formatTime(sentAt),
    ]);
  const receipts = listPushReceipts(services.database).map(({ merchant, messageId, event, device, at }) => [
    merchant,
    messageId,
    event,
    device.slice(0, 8),
    formatTime(at),
  ]);
  return html`<p>Messages travel through the push service of the browser, encrypted for each device. Sign in, turn on notifications under
“My account”, then send one. A browser needs the internet to reach its push service.</p>
${MERCHANTS.map((merchant) => pushForm(services, merchant))}
<section><h2>Sent</h2>${renderTable(['Merchant', 'To', 'Title', 'Each device', 'Sent'], sent)}</section>
<section><h2>Receipts</h2>${renderTable(['Merchant', 'Message', 'Event', 'Device', 'At'], receipts)}</section>`;
}

/** Returns how many devices had each outcome, for example `2 accepted, 1 gone`. @param json list of outcomes */
function describeOutcomes(json: string): string {
  const outcomes: readonly string[] = JSON.parse(json);
  if (outcomes.length === 0) return 'no device';
  const kinds = [...new Set(outcomes)];
  return kinds.map((kind) => `${outcomes.filter((one) => one === kind).length} ${kind}`).join(', ');
}

function pushForm({ members, push }: Services, { code, name }: Merchant): Html {
  const everyone = html`<option value="">everyone who wants news (${push.devices.tokens(code, undefined).length})</option>`;
  const options = members
    .all()
    .filter(({ merchant }) => merchant === code)
    .map(
      ({ id, username }) =>
        html`<option value="${username}">${username} (${push.devices.tokens(code, id).length})</option>`,
    );
  return html`<section><h2>${name}</h2><form class="card" data-post="push">
<input type="hidden" name="merchant" value="${code}">
<label class="choice"><span>To</span><select name="username">${everyone}${options}</select></label>
<label class="choice"><span>Kind</span><select name="kind"><option value="account">about the account</option><option value="offer">an offer, not during a break</option></select></label>
<label class="choice"><span>Title</span><input name="title" required value="The draw is at eight"></label>
<label class="choice"><span>Text</span><input name="body" value="Tickets are on sale until half past seven."></label>
<label class="choice"><span>Page</span><input name="path" value="/m/rewardCenter"></label>
<button>Send</button></form></section>`;
}
