import { createHtmlResponse, createNotFoundResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import { html } from './html';
import { renderPageHead, renderPageStyles } from './page-head';

const LEGAL_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Title and paragraphs of each page, by the last segment of its path. */
const PAGES: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  [
    'terms',
    [
      'Terms and conditions',
      'One account per person. An account belongs to the member who opened it and cannot be passed on.',
      'Winnings are paid to a bank card in the name of the member.',
      'A game that was interrupted is settled with the result that the provider recorded.',
    ],
  ],
  [
    'play',
    [
      'Play responsibly',
      'Play is entertainment, not a way to earn money. Decide before you start how much time and money it may cost.',
      'Customer service sets limits for your deposits, and closes your account for a day, a month or for good.',
      'If play is no longer fun, stop, and talk to someone you trust.',
    ],
  ],
  [
    'exclusion',
    [
      'Self-exclusion',
      'Under “Play safely” in your account you exclude yourself for months or for good. Nobody can take it back.',
      'Without an account, ask customer service: we enter you into the register of the jurisdiction.',
    ],
  ],
  [
    'privacy',
    [
      'Privacy',
      'We keep what the law demands of us about your account, your payments and your play, and nothing longer than it says.',
      'Ask us for a copy, a correction or an erasure at any time.',
    ],
  ],
  [
    'complaints',
    [
      'Complaints',
      'Tell customer service first. If we have not answered within eight weeks, the arbitrator decides, at no cost to you.',
    ],
  ],
  ['licence', ['Licence', 'The register of the authority confirms that this licence is valid.']],
]);

/** Serves the page with a merchant's terms or the page about responsible gaming. */
export function serveLegalPage({ path, merchant }: IncomingRequest): HttpResponse {
  const [title, ...paragraphs] = PAGES.get(path.slice('/legal/'.length)) ?? [];
  if (title === undefined) return createNotFoundResponse();
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchant?.name ?? ''} · ${title}</title>${renderPageStyles(merchant?.code ?? '')}
<body>${renderPageHead({ title: merchant?.name ?? '', detail: merchant?.licence ?? '', backHref: '/m/home', backLabel: 'Back' })}
<main><h2>${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</main></body></html>`;
  return createHtmlResponse(document.text, LEGAL_POLICY);
}
