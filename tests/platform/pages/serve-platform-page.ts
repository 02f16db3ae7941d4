import { join } from 'node:path';
import { serveGeetestMock } from '../captcha/serve-geetest-mock';
import { findMerchant } from '../merchants/find-merchant';
import { serveMiniGameScript } from '../mini-games/mini-game-script';
import {
  createHtmlResponse,
  createNotFoundResponse,
  createRedirectResponse,
  type HttpResponse,
} from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';
import type { Services } from '../services';
import { serveChatPage } from './chat-page';
import { createAssetHandler } from './create-asset-handler';
import { html } from './html';
import { serveLegalPage } from './legal-page';
import { serveLotteryPage } from './lottery-page';
import { renderPageHead, renderPageStyles } from './page-head';
import { servePageFace, servePageTheme } from './page-theme';
import { serveTrialPage } from './trial-page';

const SUPPORT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const asset = createAssetHandler(join(import.meta.dirname, 'assets'), [
  'chat.css',
  'game.css',
  'game.js',
  'stage.css',
  'trial.js',
  'hostile.js',
]);

/**
 * Serves the platform's own pages and files: games, mini games, captcha, chat, customer service, legal texts and
 * downloads. Returns `undefined` for any other path.
 */
export function servePlatformPage(services: Services, incoming: IncomingRequest): HttpResponse | undefined {
  const { path } = incoming;
  if (path === '/games/lottery.html') return serveLotteryPage(services, incoming);
  if (path === '/games/trial.html') return serveTrialPage(services, incoming);
  if (path === '/games/hostile.html') return hostilePage();
  if (path.startsWith('/mini-game/')) return serveMiniGameScript(services, incoming);
  if (path.startsWith('/games/assets/')) return asset(path.slice('/games/assets/'.length));
  if (path.startsWith('/geetest/')) return serveGeetestMock(services, incoming);
  if (path === '/support/chat') return serveChatPage(services, incoming);
  if (path === '/support/theme.css') return servePageTheme(incoming);
  if (path.startsWith('/support/faces/')) return servePageFace(path.slice('/support/faces/'.length));
  if (path.startsWith('/support/')) return supportPage(incoming);
  if (path.startsWith('/legal/')) return serveLegalPage(incoming);
  if (path.startsWith('/downloads/')) return download(path);
  if (path === '/favicon.ico') return createRedirectResponse(`/cdn/${incoming.merchant?.code ?? 'FAIR'}/icon-192.png`);
  return undefined;
}

/** Serves a placeholder file as a download. */
function download(path: string): HttpResponse {
  const [, , code = '', kind = ''] = path.split('/');
  const merchant = findMerchant(code);
  if (!merchant?.downloads.includes(kind)) return createNotFoundResponse();
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${merchant.code.toLowerCase()}-${kind.toLowerCase()}.bin"`,
    },
    body: `${merchant.name} ${kind}\n`,
  };
}

/** Serves a malicious game that attacks the embedding page. Its content security policy allows everything. */
function hostilePage(): HttpResponse {
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hostile</title><body style="background:#fff;color:#000"><h1>Hostile game</h1>
<ul id="tries"></ul><p role="status" id="done"></p>
<script src="/games/assets/hostile.js"></script></body></html>`;
  return createHtmlResponse(
    document.text,
    "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors *",
  );
}

/** Serves a mock of a customer-service provider's page, which lists the query parameters that it received. */
function supportPage({ path, query, merchant: own }: IncomingRequest): HttpResponse {
  const kind = path.slice('/support/'.length);
  const merchant = findMerchant(query.get('merchant') ?? '') ?? own;
  const parameters = [...query].map(([name, value]) => html`<li><b>${name}</b> ${value}</li>`);
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchant?.name ?? ''} · ${kind}</title>${renderPageStyles(merchant?.code ?? '')}
<body>${renderPageHead({ title: merchant?.name ?? '', detail: kind, backHref: '/m/home', backLabel: 'Back' })}
<main><h2>How can we help you?</h2><ul class="told">${parameters}</ul></main></body></html>`;
  return createHtmlResponse(document.text, SUPPORT_POLICY);
}
