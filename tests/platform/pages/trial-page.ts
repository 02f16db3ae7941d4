import { isLotteryCategory } from '../../../src/services/games/game-paths';
import { findGame } from '../games/find-game';
import { getGameName } from '../games/game';
import { toAmountLocale } from '../merchants/format-amount';
import { createHtmlResponse, type HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { getGamePageTexts } from './game-page-texts';
import { renderGameStage } from './game-stage';
import { html } from './html';
import { renderPageStyles } from './page-head';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Coins with which a trial begins; trial.js counts on from them. */
const COINS = 1_000;

/** Serves a demo game for play money: a lottery with balls to pick, otherwise a slot machine (GAME-3). */
export function serveTrialPage({ database }: Services, { query, merchant }: IncomingRequest): HttpResponse {
  const language = query.get('language') ?? 'EN';
  const texts = getGamePageTexts(language);
  const game = findGame(database, query.get('game') ?? '');
  const title = game ? getGameName(game, language) : texts.trial;
  const action = game && isLotteryCategory(game.category) ? texts.bet : texts.spin;
  const locale = toAmountLocale(language);
  // The bar of the app has the name of the game.
  const document = html`<!doctype html>
<html lang="${language.toLowerCase()}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${renderPageStyles(query.get('merchant') ?? merchant?.code ?? '')}<link rel="stylesheet" href="/games/assets/stage.css">
<body class="stage trial">
<main><p class="purse"><span><b id="balance" data-coins="${COINS}" data-locale="${locale}">${COINS.toLocaleString(locale)}</b> ${texts.coins}</span></p>
${renderGameStage(game, [], texts.pick)}
<button type="button" class="bet" id="spin" disabled>${action}</button>
<p role="status" id="outcome" data-won="${texts.won}" data-lost="${texts.lost}"></p></main>
<script src="/games/assets/trial.js"></script>
</body></html>`;
  return createHtmlResponse(document.text, POLICY);
}
