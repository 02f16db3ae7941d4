import { type Html, html } from '../../pages/html';
import type { Services } from '../../services';
import { formatTime, renderTable } from './layout';

const MAX_ENTRIES = 200;

/** Renders what pages have sent to the collector, newest first: everything, or what an id leads to. */
export function renderCollectorPage({ collector }: Services, _origin: string, query: URLSearchParams): Html {
  const id = query.get('id') ?? '';
  const rows = collector
    .find(id)
    .slice(-MAX_ENTRIES)
    .reverse()
    .map(({ at, merchant, kind, title, release, requestId, attributes }) => [
      formatTime(at),
      merchant,
      kind,
      html`<details><summary>${title}</summary><pre>${Object.entries(attributes)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')}</pre></details>`,
      html`<code>${requestId}</code>`,
      html`<code>${release}</code>`,
    ]);
  return html`<section><h2>Collector</h2><p>What the pages of merchants with a collector have sent. An error code that a
member reads out, such as 7f3a-91c2, is the beginning of a request id.</p>
<form class="card" data-search="collector"><label class="choice"><span>Code or request id</span><input name="id" value="${id}"></label>
<button>Find</button></form><button type="button" data-delete="collector">Clear</button>
${renderTable(['Time', 'Merchant', 'Kind', 'Record', 'Request id', 'Release'], rows)}</section>`;
}
