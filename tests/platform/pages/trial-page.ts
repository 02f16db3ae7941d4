import { findGame } from '../games/find-game';
import { getGameName } from '../games/game';
import { createHtmlResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { getGamePageTexts } from './game-page-texts';
import { html } from './html';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Symbols that each reel shows before the first spin, from top to bottom. */
const REELS = [
  ['🍒', '7️⃣', '💎'],
  ['🔔', '🍀', '⭐'],
  ['🍋', '💎', '🍒'],
];

/** Serves a demo slot game for play money (GAME-3). */
export function serveTrialPage({ database }: Services, { query }: IncomingRequest): HttpResponse {
  const language = query.get('language') ?? 'EN';
  const texts = getGamePageTexts(language);
  const game = findGame(database, query.get('game') ?? '');
  const title = game ? getGameName(game, language) : texts.trial;
  const reels = REELS.map((symbols) => html`<span>${symbols.map((symbol) => html`<i>${symbol}</i>`)}</span>`);
  const picture = `/cdn/games/${game?.id ?? 0}.svg`;
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/games/assets/game.css"><link rel="stylesheet" href="/games/assets/trial.css">
<body class="trial"><img class="backdrop" src="${picture}" alt="">
<header><h1>${title}</h1><p class="purse">${texts.trial} · <b id="balance">1000</b></p></header>
<main><div class="cabinet"><img class="cover" src="${picture}" alt="" width="120" height="120">
<div class="wheels" id="wheels" aria-hidden="true">${reels}</div></div>
<button type="button" class="bet" id="spin" disabled>${texts.spin}</button>
<p role="status" id="outcome" data-won="${texts.won}" data-lost="${texts.lost}"></p></main>
<script src="/games/assets/trial.js"></script>
</body></html>`;
  return createHtmlResponse(document.text, POLICY);
}
