import { isLotteryCategory } from '../../../src/services/games/game-paths';
import { findGame, listLotteryGames } from '../games/find-game';
import { type Game, getGameName } from '../games/game';
import { findMerchant, MERCHANTS } from '../merchants/find-merchant';
import { createHtmlResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { decideBackLinkHref } from './back-link-href';
import { getGamePageTexts } from './game-page-texts';
import { type Html, html } from './html';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Serves a demo game with a number picker, a ticket and a Back link. Serves the lobby if the request is for no game. */
export function serveLotteryPage({ database }: Services, incoming: IncomingRequest): HttpResponse {
  const { query } = incoming;
  const language = query.get('language') ?? 'EN';
  const texts = getGamePageTexts(language);
  const game = findGame(database, query.get('game') ?? '');
  const title = game ? getGameName(game, language) : texts.lobby;
  const member = query.get('member') ?? '';
  const merchant = findMerchant(query.get('merchant') ?? '') ?? MERCHANTS[0];
  const content = game ? picker(game, texts, query) : lobby(listLotteryGames(database), incoming);
  const back = html`<a class="back" href="${decideBackLinkHref(incoming)}">‹ ${texts.back}</a>`;
  const backdrop = game ? html`<img class="backdrop" src="/cdn/games/${game.id}.svg" alt="">` : '';
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/games/assets/game.css"><link rel="stylesheet" href="/games/assets/trial.css">
<body>${backdrop}
<header>${back}<h1>${title}</h1>
<p>${texts.player} <b id="member">${member}</b> · ${merchant?.name ?? ''} · ${language}</p></header>
<main>${content}</main>
<script src="/games/assets/game.js"></script>
</body></html>`;
  return createHtmlResponse(document.text, POLICY);
}

/** Symbols that each reel shows, from top to bottom. */
const REELS = [
  ['🍒', '7️⃣', '💎'],
  ['🔔', '🍀', '⭐'],
  ['🍋', '💎', '🍒'],
];

/**
 * The bet of a game. In a lottery the player picks the numbers of the ticket; in any other game each press draws them,
 * behind reels.
 */
function picker(game: Game, texts: ReturnType<typeof getGamePageTexts>, query: URLSearchParams): Html {
  const ticket = query.get('ticket') ?? '';
  const numbers = (query.get('numbers') ?? '').split(',');
  const { pick, bet, spin, placed, won, lost, refused, until, unanswered } = texts;
  // Its script enables them: a press before it runs would be lost.
  const balls = Array.from(
    { length: 30 },
    (_, at) =>
      html`<button type="button" aria-pressed="${String(numbers.includes(String(at + 1)))}" disabled>${at + 1}</button>`,
  );
  const cover = html`<img class="cover" src="/cdn/games/${game.id}.svg" alt="" width="120" height="120">`;
  const reels = REELS.map((symbols) => html`<span>${symbols.map((symbol) => html`<i>${symbol}</i>`)}</span>`);
  const isLottery = isLotteryCategory(game.category);
  const board = isLottery
    ? html`${cover}<h2>${pick}</h2><div class="balls" data-pick="5">${balls}</div>`
    : html`<div class="cabinet">${cover}<div class="wheels" aria-hidden="true">${reels}</div></div>
<div class="balls" data-pick="5" data-drawn hidden>${balls}</div>`;
  return html`${board}
<button type="button" class="bet" id="bet" disabled>${isLottery ? bet : spin}</button>
<p role="status" id="ticket" data-placed="${placed}" data-won="${won}" data-lost="${lost}" data-refused="${JSON.stringify(refused)}" data-until="${until}" data-unanswered="${unanswered}" data-game="${game.id}" data-ticket="${ticket}"></p>`;
}

function lobby(games: readonly Game[], { query }: IncomingRequest): Html {
  const language = query.get('language') ?? 'EN';
  const links = games.map((game) => {
    const parameters = new URLSearchParams(query);
    parameters.set('game', String(game.id));
    const name = getGameName(game, language);
    return html`<a href="/games/lottery.html?${parameters.toString()}"><img src="/cdn/games/${game.id}.svg" alt="" width="96" height="96"><span>${name}</span></a>`;
  });
  return html`<nav class="lobby">${links}</nav>`;
}
