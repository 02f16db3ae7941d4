import { minorUnitsToAmount } from '../../../src/contract/money';
import { isLotteryCategory } from '../../../src/services/games/game-paths';
import { findGame, listLotteryGames } from '../games/find-game';
import { type Game, getGameName } from '../games/game';
import { findMerchant, MERCHANTS } from '../merchants/find-merchant';
import { formatAmount } from '../merchants/format-amount';
import { getWithdrawalLimitsAndTicketStake } from '../seed/deposit-methods';
import { createHtmlResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { decideBackLinkHref } from './back-link-href';
import { type GamePageTexts, getGamePageTexts } from './game-page-texts';
import { renderGameStage } from './game-stage';
import { type Html, html } from './html';
import { renderPageHead, renderPageStyles } from './page-head';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Serves a demo game in the look of its merchant: balls to pick for a lottery, otherwise reels. Serves the lobby if the
 * request is for no game.
 */
export function serveLotteryPage(services: Services, incoming: IncomingRequest): HttpResponse {
  const { query } = incoming;
  const language = query.get('language') ?? 'EN';
  const texts = getGamePageTexts(language);
  const game = findGame(services.database, query.get('game') ?? '');
  const title = game ? getGameName(game, language) : texts.lobby;
  const merchant = findMerchant(query.get('merchant') ?? '') ?? MERCHANTS[0];
  const content = game
    ? html`${purse(services, query, texts)}${picker(game, texts, query)}`
    : lobby(listLotteryGames(services.database), incoming);
  const head = renderPageHead({ title, backHref: decideBackLinkHref(incoming), backLabel: texts.back });
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${renderPageStyles(merchant?.code ?? '')}<link rel="stylesheet" href="/games/assets/stage.css">
<body class="${game ? 'stage' : ''}">
${head}
<main>${content}</main>
<script src="/games/assets/game.js"></script>
</body></html>`;
  return createHtmlResponse(document.text, POLICY);
}

/** The balance of the member to whom the game's ticket was issued, and what a bet costs; empty without a member. */
function purse({ gameTickets, members, ledger }: Services, query: URLSearchParams, texts: GamePageTexts): Html {
  const memberId = gameTickets.memberOf(query.get('ticket') ?? '');
  const merchant = findMerchant(members.byId(memberId ?? 0)?.merchant ?? '');
  if (memberId === undefined || !merchant) return html``;
  const format = (amount: number) => formatAmount(amount, merchant, query.get('language') ?? 'EN');
  const balance = format(Number(minorUnitsToAmount(ledger.balance(memberId, 'cash'))));
  const stake = format(getWithdrawalLimitsAndTicketStake(merchant.code).stake);
  return html`<p class="purse"><span>${texts.balance} <b id="balance">${balance}</b></span><span>${texts.stake} <b>${stake}</b></span></p>`;
}

/**
 * The bet of a game. In a lottery the player picks the numbers of the ticket; in any other game each press draws them,
 * behind reels.
 */
function picker(game: Game, texts: GamePageTexts, query: URLSearchParams): Html {
  const ticket = query.get('ticket') ?? '';
  const { pick, bet, spin, placed, won, lost, refused, until, unanswered } = texts;
  return html`${renderGameStage(game, (query.get('numbers') ?? '').split(','), pick)}
<button type="button" class="bet" id="bet" disabled>${isLotteryCategory(game.category) ? bet : spin}</button>
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
