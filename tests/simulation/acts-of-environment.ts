import { number, object } from 'valibot';
import { NETWORK_MODES } from './engine/network';
import { endPage, type Tab } from './page/open-page';
import { MEMBER_NAMES, type World } from './world';

/** Loads the page of a tab again; what it was doing ends without a warning, also in the middle of a request. */
export function reload(world: World, tab: Tab): void {
  endPage(world.browser, tab);
  tab.isFrozen = false;
  world.openTab(tab);
}

/** Suspends a tab, or resumes it: meanwhile it runs no task and gets no message. */
export function freezeOrThaw({ browser, loop }: World, tab: Tab): void {
  tab.isFrozen = !tab.isFrozen;
  if (tab.isFrozen) {
    loop.freeze(tab.page);
    return;
  }
  loop.thaw(tab.page);
  // The browser reports its connection and the tab to a page that it resumes.
  tab.page.documentEvents.dispatchEvent(new Event('visibilitychange'));
  tab.page.events.dispatchEvent(new Event(browser.isOnline ? 'online' : 'offline'));
}

/** Opens the page of the other tab in this one, with a copy of its storage, as "Duplicate" of a browser does. */
export function duplicateOtherTab(world: World, tab: Tab): void {
  const [first, second] = world.tabs;
  const other = tab === first ? second : first;
  endPage(world.browser, tab);
  tab.isFrozen = false;
  tab.sessionTexts = new Map(other?.sessionTexts);
  world.openTab(tab);
}

export function changeNetwork({ browser }: World, _: Tab, n: number): void {
  browser.network.mode = n % 3 === 0 ? 'lost-response' : (NETWORK_MODES[n % NETWORK_MODES.length] ?? 'ok');
  browser.setOnline(browser.network.mode !== 'offline');
}

const LOSSES = ['lost-response', 'gateway-timeout', 'hang', 'slow', 'lost-request'] as const;

/** Loses the response to the next request that changes something. */
export function loseNextResponse({ browser }: World, _: Tab, n: number): void {
  browser.network.nextWrite = LOSSES[n % LOSSES.length];
}

/** Lets the gateway refuse payments, or no longer, such as while methods are closed. */
export function closeOrOpenCashier({ browser }: World): void {
  browser.network.refusesPayments = !browser.network.refusesPayments;
}

export function recoverNetwork({ browser }: World): void {
  browser.network.mode = 'ok';
  browser.network.nextWrite = undefined;
  browser.setOnline(true);
}

export function fillOrEmptyStorage(world: World): void {
  const { browser } = world;
  browser.isStorageFull = !browser.isStorageFull;
  world.hasBeenFull = true;
}

/** Approves the oldest pending deposit, as an operator does. */
export function approveDeposit(world: World): void {
  const row = object({ id: number() });
  const [order] = world.query(row, "SELECT id FROM cashOrder WHERE kind = 'deposit' AND status = 'PENDING' LIMIT 1");
  if (order) world.services.cashOrders.decide(order.id, 'APPROVED');
  world.forgetResults();
}

/** How much later a repeated request arrives (ms): before, with or after the response to the first. */
const REPEATED_AFTER_MS = [0, 30, 300] as const;

/** Lets the next request that changes something arrive twice. */
export function repeatNextRequest({ browser }: World, _: Tab, n: number): void {
  browser.network.repeatNextAfterMs = REPEATED_AFTER_MS[n % REPEATED_AFTER_MS.length];
}

/** Ends the sessions of a member on the platform, as a sign-in on another device may. */
export function endSessions(world: World, _: Tab, n: number): void {
  const member = MEMBER_NAMES[n % MEMBER_NAMES.length];
  if (member) world.services.sessions.endOf(world.idOf(member), 'simulation');
}
