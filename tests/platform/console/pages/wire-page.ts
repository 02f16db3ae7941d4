import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { table, when } from './layout';

const SHOWN = 200;

/** What went over the wire, the newest first. */
export function wirePage({ wire }: Services): Html {
  const rows = wire
    .all()
    .slice(-SHOWN)
    .reverse()
    .map(({ at, merchant, endpoint, method, path, query, headers, body, status, took }) => [
      when(at),
      merchant,
      html`<details><summary><b>${method}</b> ${endpoint || path}</summary>
<pre>${path}${query === '' ? '' : `?${query}`}

${Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}

${body}</pre></details>`,
      html`<span class="${status >= 400 || status === 0 ? 'bad' : 'good'}">${status === 0 ? '…' : status}</span>`,
      `${took} ms`,
    ]);
  return html`<section><h2>Wire</h2><button type="button" data-delete="wire">Clear</button>
${table(['At', 'Merchant', 'Call', 'Status', 'Took'], rows)}</section>`;
}
