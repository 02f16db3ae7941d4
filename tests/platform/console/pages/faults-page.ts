import { ENDPOINTS } from '../../../../src/contract/endpoints/catalogue';
import { MERCHANTS } from '../../merchants/find-merchant';
import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { renderActionButton, renderTable } from './layout';

const PRESETS: readonly (readonly [string, object])[] = [
  ['Every request: 1.5 s delay', { endpoint: '*', latencyMs: 1500 }],
  ['Every request: HTTP 502', { endpoint: '*', status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
  ['Every request: HTML', { endpoint: '*', body: '<html>Sign in to this network</html>', contentType: 'text/html' }],
  ['Every request: empty body', { endpoint: '*', body: '' }],
  ['Every request: success is a string', { endpoint: '*', body: '{"success":"true","value":{}}' }],
  ['Every request: HTTP 401', { endpoint: '*', status: 401, body: '' }],
  ['Every request: no response', { endpoint: '*', hang: true }],
  ['Assets: connection reset', { endpoint: '/m/assets/', cut: true, times: 1 }],
];

/** Renders the active faults, presets and a form for custom faults. */
export function renderFaultsPage({ faults }: Services): Html {
  const activeFaults = faults
    .all()
    .map(({ id, endpoint, merchant, left, times: _times, ...rest }) => [
      html`<b>${endpoint}</b>`,
      merchant ?? 'all',
      html`<code>${JSON.stringify(rest, (_, value: unknown) => (value === false || value === 0 ? undefined : value))}</code>`,
      Number.isFinite(left) ? left : 'unlimited',
      html`<button type="button" data-delete="faults?id=${id}">Clear</button>`,
    ]);
  const endpoints = ['*', ...ENDPOINTS.map(({ name }) => name), '/m/assets/', '/m/index.html', '/cdn/'];
  return html`<section><h2>Active faults</h2><button type="button" data-delete="faults">Clear all</button>
${renderTable(['Target', 'Merchant', 'Fault', 'Remaining', ''], activeFaults)}</section>
<section><h2>Presets</h2><p class="actions">${PRESETS.map(([label, body]) => renderActionButton('faults', body, label))}</p></section>
<section><h2>Custom fault</h2><form data-post="faults">
<label>Target <input name="endpoint" list="endpoints" required></label>
<datalist id="endpoints">${endpoints.map((name) => html`<option value="${name}"></option>`)}</datalist>
<label>Merchant <select name="merchant"><option value="">all</option>${MERCHANTS.map(({ code }) => html`<option>${code}</option>`)}</select></label>
<label>Delay (ms) <input name="latencyMs" type="number" min="0"></label>
<label>HTTP status <input name="status" type="number" min="200" max="599"></label>
<label>Error code <input name="errorCode"></label>
<label>Message <input name="message"></label>
<label>Raw body <textarea name="body" rows="3"></textarea></label>
<label>Content type <input name="contentType" placeholder="application/json"></label>
<label>Number of requests <input name="times" type="number" min="1"></label>
<label class="toggle"><input name="hang" type="checkbox"><span>Never respond</span></label>
<label class="toggle"><input name="cut" type="checkbox"><span>Reset the connection mid-response</span></label>
<button type="submit">Add fault</button></form></section>`;
}
