import { findMerchant } from '../merchants/find-merchant';
import type { Incoming } from '../server/incoming';
import { page, type Reply } from '../server/reply';
import { html } from './html';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Stands in for a customer-service vendor or the chat: says who came, with what. */
export function supportPage({ path, query, merchant: own }: Incoming): Reply {
  const kind = path.slice('/support/'.length);
  const merchant = findMerchant(query.get('merchant') ?? '') ?? own;
  const told = [...query].map(([name, value]) => html`<li><b>${name}</b> ${value}</li>`);
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchant?.name ?? ''} · ${kind}</title><link rel="stylesheet" href="/games/assets/game.css">
<body><header><a class="back" href="/m/home">‹ Back</a><h1>${merchant?.name ?? ''}</h1><p>${kind}</p></header>
<main><h2>How can we help you?</h2><ul class="told">${told}</ul></main></body></html>`;
  return page(document.text, POLICY);
}
