import { type Html, html } from '../../pages/html';
import { createHtmlResponse, type HttpResponse } from '../../server/http-response';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGES = [
  ['/console', 'Merchants'],
  ['/console/popups', 'Popups'],
  ['/console/install', 'Installation'],
  ['/console/look', 'Look'],
  ['/console/design', 'Design'],
  ['/console/push', 'Push'],
  ['/console/people', 'Members'],
  ['/console/cashier', 'Cashier'],
  ['/console/inbox', 'Inbox'],
  ['/console/chat', 'Chat'],
  ['/console/faults', 'Faults'],
  ['/console/wire', 'Traffic'],
  ['/console/collector', 'Collector'],
  ['/console/api', 'Contract'],
] as const;

/** Renders a console page around its content. @param now the platform's time (epoch ms) */
export function renderConsolePage(path: string, now: number, content: Html): HttpResponse {
  const links = PAGES.map(([href, title]) =>
    href === path ? html`<a href="${href}" aria-current="page">${title}</a>` : html`<a href="${href}">${title}</a>`,
  );
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Console</title><link rel="stylesheet" href="/console/assets/console.css">
<body><header><strong>Operator’s console</strong><nav>${links}</nav>
<p class="clock"><time>${formatTime(now)}</time>
${[1, 60, 720].map((minutes) => renderActionButton('clock', { advance: minutes * 60_000 }, minutes < 60 ? `+${minutes} min` : `+${minutes / 60} h`))}
${renderActionButton('reset', {}, 'Reset all')}</p></header>
<main>${content}</main><script src="/console/assets/console.js"></script></body></html>`;
  return createHtmlResponse(document.text, POLICY);
}

/** Renders a button that posts to the console API. */
export const renderActionButton = (resource: string, body: unknown, label: string): Html =>
  html`<button type="button" data-post="${resource}" data-body="${JSON.stringify(body)}">${label}</button>`;

/** Formats a time (epoch ms) as date and time in UTC. */
export const formatTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Renders a table, or a note if there are no rows. */
export const renderTable = (
  headings: readonly string[],
  rows: readonly (readonly (Html | string | number)[])[],
): Html =>
  rows.length === 0
    ? html`<p class="none">No entries yet.</p>`
    : html`<div class="scroll"><table><thead><tr>${headings.map((name) => html`<th>${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
