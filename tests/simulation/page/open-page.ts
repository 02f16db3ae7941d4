import type { LoadModules } from '../engine/bundle-modules';
import { ComponentHost } from '../engine/component-host';
import { hostHook } from '../engine/hook-host';
import type { StoredTexts } from '../engine/storage-area';
import type { Browser } from './browser';
import { createPageGlobals } from './page-globals';
import type { FormKind, Submission } from './page-submissions';

export type PageModules = typeof import('./page-modules');

/** A tab, whose storage outlives its pages. */
export interface Tab {
  readonly index: number;
  sessionTexts: StoredTexts;
  isFrozen: boolean;
  /** Whether it shows home. */
  isHome: boolean;
  page: Page;
}

/** A page of the app: its own modules, in its own tasks. */
export interface Page {
  readonly tab: Tab;
  readonly events: EventTarget;
  readonly documentEvents: EventTarget;
  readonly navigator: object;
  readonly app: PageModules;
  readonly home: ComponentHost;
  /** When it was opened. */
  readonly openedAt: number;
  /** Whether the registration form is sending. */
  isRegistering?: boolean;
  /** Renders the hook of a form again, by its kind. */
  readonly forms: Readonly<Record<FormKind, () => Submission>>;
}

/** Loads the app in a tab, as the composition root does: without the screens. */
export function openPage(browser: Browser, tab: Tab, load: LoadModules<PageModules>): Page {
  const page = {
    tab,
    events: new EventTarget(),
    documentEvents: new EventTarget(),
    openedAt: browser.loop.now,
  } as Page;
  const navigator = {
    userAgent: 'simulation',
    languages: ['en'],
    maxTouchPoints: 0,
    locks: browser.locks.for(page),
    get onLine() {
      return browser.isOnline;
    },
  };
  Object.assign(page, { navigator });
  const app = load(createPageGlobals(browser, page));
  const form = (kind: FormKind) => hostHook(app.React, app.FORMS[kind]);
  const home = new ComponentHost(app.React, app.HOME_CONTEXTS, (run) => browser.loop.add(page, 0, run));
  Object.assign(page, {
    app,
    home,
    forms: { redeem: form('redeem'), deposit: form('deposit'), withdraw: form('withdraw') },
  });
  tab.page = page;
  browser.pages.add(page);
  app.useMerchant.setState({ code: 'FAIR', home: 'FAIR' });
  app.saveConsent('statistics', true);
  app.connectQueryClient(page.events);
  app.watchSession();
  if (app.getCurrentSession()) void app.refreshMember();
  if (tab.isHome) home.mount(app.React.createElement(app.Home));
  return page;
}

/** Ends the page of a tab, without a warning, as a crash or a closed tab does. */
export function endPage(browser: Browser, { page }: Pick<Tab, 'page'>): void {
  browser.loop.end(page);
  browser.locks.end(page);
  browser.channels.end(page);
  browser.pages.delete(page);
}
