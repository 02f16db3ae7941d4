import { join } from 'node:path';
import { geetestPage } from '../captcha/geetest-page';
import { findMerchant } from '../merchants/find-merchant';
import { miniGameScript } from '../mini-games/mini-game-script';
import type { Incoming } from '../server/incoming';
import { notFound, type Reply, redirect } from '../server/reply';
import type { Services } from '../services';
import { chatPage } from './chat-page';
import { gamePage } from './game-page';
import { hostilePage } from './hostile-page';
import { createOwnAssets } from './own-assets';
import { supportPage } from './support-page';
import { trialPage } from './trial-page';

const asset = createOwnAssets(join(import.meta.dirname, 'assets'), [
  'game.css',
  'game.js',
  'trial.css',
  'trial.js',
  'hostile.js',
]);

/** The platform's own pages: games, chat and customer service, downloads. */
export function answerPages(services: Services, incoming: Incoming): Reply {
  const { path } = incoming;
  if (path === '/games/lottery.html') return gamePage(services, incoming);
  if (path === '/games/trial.html') return trialPage(services, incoming);
  if (path === '/games/hostile.html') return hostilePage();
  if (path.startsWith('/mini-game/')) return miniGameScript(services, incoming);
  if (path.startsWith('/games/assets/')) return asset(path.slice('/games/assets/'.length));
  if (path.startsWith('/geetest/')) return geetestPage(services, incoming);
  if (path === '/support/chat') return chatPage(services, incoming);
  if (path.startsWith('/support/')) return supportPage(incoming);
  if (path.startsWith('/downloads/')) return download(path);
  if (path === '/favicon.ico') return redirect(`/cdn/${incoming.merchant?.code ?? 'FAIR'}/icon-192.png`);
  return notFound();
}

/** A file to download, empty of any app: that there is one is all that is shown here. */
function download(path: string): Reply {
  const [, , code = '', kind = ''] = path.split('/');
  const merchant = findMerchant(code);
  if (!merchant?.downloads.includes(kind)) return notFound();
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${merchant.code.toLowerCase()}-${kind.toLowerCase()}.bin"`,
    },
    body: `${merchant.name} ${kind}\n`,
  };
}
