import { join } from 'node:path';
import { ownProperty } from '../../../../src/base/own-property';
import type { Html } from '../../pages/html';
import { createAssetHandler } from '../../pages/own-assets';
import { type HttpResponse, notFound } from '../../server/http-response';
import type { IncomingRequest } from '../../server/incoming-request';
import type { Services } from '../../services';
import { designPage, lookPage } from '../design/design-pages';
import { cashierPage } from './cashier-page';
import { chatPage } from './chat-page';
import { faultsPage } from './faults-page';
import { inboxPage } from './inbox-page';
import { installPage } from './install-page';
import { consolePage } from './layout';
import { merchantsPage } from './merchants-page';
import { peoplePage } from './people-page';
import { popupsPage } from './popups-page';
import { pushPage } from './push-page';
import { wirePage } from './wire-page';

const ASSETS = '/console/assets/';
const asset = createAssetHandler(join(import.meta.dirname, '../assets'), ['console.css', 'console.js']);

const PAGES: Readonly<Record<string, (services: Services, origin: string) => Html>> = {
  '/console': merchantsPage,
  '/console/popups': popupsPage,
  '/console/install': installPage,
  '/console/look': lookPage,
  '/console/design': designPage,
  '/console/push': pushPage,
  '/console/people': peoplePage,
  '/console/cashier': cashierPage,
  '/console/inbox': inboxPage,
  '/console/chat': chatPage,
  '/console/faults': faultsPage,
  '/console/wire': wirePage,
};

export function serveConsolePage(services: Services, { path, origin }: IncomingRequest): HttpResponse {
  if (path.startsWith(ASSETS)) return asset(path.slice(ASSETS.length));
  const page = path === '/console/' ? '/console' : path;
  const render = ownProperty(PAGES, page);
  return render ? consolePage(page, services.clock.now(), render(services, origin)) : notFound();
}
