import { join } from 'node:path';
import type { Html } from '../../pages/html';
import { createOwnAssets } from '../../pages/own-assets';
import type { Incoming } from '../../server/incoming';
import { notFound, type Reply } from '../../server/reply';
import type { Services } from '../../services';
import { chatPage } from './chat-page';
import { faultsPage } from './faults-page';
import { inboxPage } from './inbox-page';
import { consolePage } from './layout';
import { merchantsPage } from './merchants-page';
import { peoplePage } from './people-page';
import { wirePage } from './wire-page';

const ASSETS = '/console/assets/';
const asset = createOwnAssets(join(import.meta.dirname, '../assets'), ['console.css', 'console.js']);

const PAGES: Readonly<Record<string, (services: Services, origin: string) => Html>> = {
  '/console': merchantsPage,
  '/console/people': peoplePage,
  '/console/inbox': inboxPage,
  '/console/chat': chatPage,
  '/console/faults': faultsPage,
  '/console/wire': wirePage,
};

export function answerConsolePage(services: Services, { path, origin }: Incoming): Reply {
  if (path.startsWith(ASSETS)) return asset(path.slice(ASSETS.length));
  const place = path === '/console/' ? '/console' : path;
  const draw = PAGES[place];
  return draw ? consolePage(place, services.clock.now(), draw(services, origin)) : notFound();
}
