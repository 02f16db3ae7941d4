import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderTable } from './layout';

const MAX_ENTRIES = 200;

/** Renders the recorded requests, newest first. */
export function renderRequestLogPage({ wire }: Services): Html {
  const rows = wire
    .all()
    .slice(-MAX_ENTRIES)
    .reverse()
    .map(({ at, requestId, merchant, endpoint, method, path, query, headers, body, status, took }) => [
      formatTime(at),
      merchant,
      html`<details><summary><b>${method}</b> ${endpoint || path}</summary>
<pre>${path}${query === '' ? '' : `?${query}`}

${Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}

${body}</pre></details>`,
      html`<span class="${status >= 400 || status === 0 ? 'bad' : 'good'}">${status === 0 ? '…' : status}</span>`,
      `${took} ms`,
      html`<a href="/console/collector?id=${requestId}"><code>${requestId}</code></a>`,
    ]);
  return html`<section><h2>Traffic</h2><button type="button" data-delete="wire">Clear</button>
${renderTable(['Time', 'Merchant', 'Request', 'Status', 'Duration', 'Request id'], rows)}</section>`;
}
