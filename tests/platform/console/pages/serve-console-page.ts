import { join } from 'node:path';
import { getOwnProperty } from '../../../../src/base/own-property';
import { createAssetHandler } from '../../pages/create-asset-handler';
import type { Html } from '../../pages/html';
import { createNotFoundResponse, type HttpResponse } from '../../server/http-response';
import type { IncomingRequest } from '../../server/incoming-request';
import type { Services } from '../../services';
import { renderContractPage } from '../contract/contract-page';
import { renderBrandingPage, renderDesignSystemPage } from '../design/design-pages';
import { renderCashierPage } from './cashier-page';
import { renderChatPage } from './chat-page';
import { renderCollectorPage } from './collector-page';
import { renderFaultsPage } from './faults-page';
import { renderInboxPage } from './inbox-page';
import { renderInstallSettingsPage } from './install-settings-page';
import { renderConsolePage } from './layout';
import { renderMembersPage } from './members-page';
import { renderMerchantsPage } from './merchants-page';
import { renderPopupsPage } from './popups-page';
import { renderPushPage } from './push-page';
import { renderRequestLogPage } from './request-log-page';

const ASSETS = '/console/assets/';
const asset = createAssetHandler(join(import.meta.dirname, '../assets'), ['console.css', 'console.js']);

const PAGES: Readonly<Record<string, (services: Services, origin: string, query: URLSearchParams) => Html>> = {
  '/console': renderMerchantsPage,
  '/console/popups': renderPopupsPage,
  '/console/install': renderInstallSettingsPage,
  '/console/look': renderBrandingPage,
  '/console/design': renderDesignSystemPage,
  '/console/push': renderPushPage,
  '/console/people': renderMembersPage,
  '/console/cashier': renderCashierPage,
  '/console/inbox': renderInboxPage,
  '/console/chat': renderChatPage,
  '/console/faults': renderFaultsPage,
  '/console/wire': renderRequestLogPage,
  '/console/collector': renderCollectorPage,
  '/console/api': renderContractPage,
};

export function serveConsolePage(services: Services, { path, origin, query }: IncomingRequest): HttpResponse {
  if (path.startsWith(ASSETS)) return asset(path.slice(ASSETS.length));
  const page = path === '/console/' ? '/console' : path;
  const render = getOwnProperty(PAGES, page);
  return render
    ? renderConsolePage(page, services.clock.now(), render(services, origin, query))
    : createNotFoundResponse();
}
