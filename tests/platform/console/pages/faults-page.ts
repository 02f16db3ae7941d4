import { CATALOGUE } from '../../../../src/contract/catalogue';
import { MERCHANTS } from '../../merchants/find-merchant';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { action, table } from './layout';

const PRESETS: readonly (readonly [string, object])[] = [
  ['Every call: 1.5 s late', { endpoint: '*', latencyMs: 1500 }],
  ['Every call: HTTP 502', { endpoint: '*', status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
  ['Every call: HTML', { endpoint: '*', body: '<html>Sign in to this network</html>', contentType: 'text/html' }],
  ['Every call: empty body', { endpoint: '*', body: '' }],
  ['Every call: success is a text', { endpoint: '*', body: '{"success":"true","value":{}}' }],
  ['Every call: HTTP 401', { endpoint: '*', status: 401, body: '' }],
  ['Every call: no answer', { endpoint: '*', hang: true }],
  ['Assets: cut', { endpoint: '/m/assets/', cut: true, times: 1 }],
];

/** The faults dialled in, presets, and a form for any other. */
export function faultsPage({ faults }: Services): Html {
  const dialled = faults
    .all()
    .map(({ id, endpoint, merchant, left, times: _times, ...rest }) => [
      html`<b>${endpoint}</b>`,
      merchant ?? 'all',
      html`<code>${JSON.stringify(rest, (_, value: unknown) => (value === false || value === 0 ? undefined : value))}</code>`,
      Number.isFinite(left) ? left : 'no end',
      html`<button type="button" data-delete="faults?id=${id}">Clear</button>`,
    ]);
  const endpoints = ['*', ...CATALOGUE.map(({ name }) => name), '/m/assets/', '/m/index.html', '/cdn/'];
  return html`<section><h2>Dialled in</h2><button type="button" data-delete="faults">Clear all</button>
${table(['Where', 'Merchant', 'What', 'Left', ''], dialled)}</section>
<section><h2>Presets</h2><p class="actions">${PRESETS.map(([label, body]) => action('faults', body, label))}</p></section>
<section><h2>Dial one</h2><form data-post="faults">
<label>Where <input name="endpoint" list="endpoints" required></label>
<datalist id="endpoints">${endpoints.map((name) => html`<option value="${name}"></option>`)}</datalist>
<label>Merchant <select name="merchant"><option value="">all</option>${MERCHANTS.map(({ code }) => html`<option>${code}</option>`)}</select></label>
<label>Late by (ms) <input name="latencyMs" type="number" min="0"></label>
<label>HTTP status <input name="status" type="number" min="200" max="599"></label>
<label>Error code <input name="errorCode"></label>
<label>Message <input name="message"></label>
<label>Raw body <textarea name="body" rows="3"></textarea></label>
<label>Content type <input name="contentType" placeholder="application/json"></label>
<label>How many times <input name="times" type="number" min="1"></label>
<label class="toggle"><input name="hang" type="checkbox"><span>Never answer</span></label>
<label class="toggle"><input name="cut" type="checkbox"><span>Cut the answer</span></label>
<button type="submit">Dial in</button></form></section>`;
}
