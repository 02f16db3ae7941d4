import type { ReactElement } from 'react';
import { saveAnnouncement } from '../platform/promotions/announcement-table';
import type { Tab } from './page/open-page';
import type { World } from './world';

/** Key of the overlay of a popup begins with this. */
const POPUP_PREFIX = 'popup:';
const DIALOG_KEY = 'dialog of the member';

/** Returns the keys of the popups that a page shows. */
export const listShownPopups = ({ page }: Pick<Tab, 'page'>): readonly string[] =>
  page.app.useOverlays
    .getState()
    .stack.filter(({ key }) => key.startsWith(POPUP_PREFIX))
    .map(({ key }) => key.slice(POPUP_PREFIX.length));

export function openOrLeaveHome(_: World, tab: Tab): void {
  const { home, app } = tab.page;
  tab.isHome = !tab.isHome;
  if (tab.isHome) home.mount(app.React.createElement(app.Home));
  else home.unmount();
}

/** How a popup of announcements is closed: with a box of the merchant's, or without one. */
const CHOICES = ['unchanged', 'visit', 'today', 'forever'] as const;

interface PopupProps {
  readonly onDismiss: (choice: (typeof CHOICES)[number]) => void;
  /** The announcements; absent from a banner. */
  readonly slides?: readonly { readonly hash: string; readonly promotionType: string }[];
}

/** Returns what a popup on the screen is rendered with. */
export function readPopupProps({ page }: Pick<Tab, 'page'>, key: string): PopupProps | undefined {
  const { React, usePopupQueue } = page.app;
  const shown = usePopupQueue.getState().popups.get(key)?.render(null);
  return React.isValidElement(shown) ? (shown as ReactElement<PopupProps>).props : undefined;
}

/** To whom the announcements of a page are addressed. */
export const readAudience = ({ page }: Pick<Tab, 'page'>): string => page.app.getCurrentSession()?.userName ?? '';

/** Closes the popup on the screen, as its close button does. */
export function closePopup({ closedPopups, loop }: World, { page }: Tab, n: number): void {
  const [key] = listShownPopups({ page });
  const props = key === undefined ? undefined : readPopupProps({ page }, key);
  if (key === undefined || !props) return;
  const choice = CHOICES[n % CHOICES.length] ?? 'unchanged';
  const hashes = props.slides?.map(({ hash }) => hash);
  closedPopups.push({ key, page, at: loop.now, choice, audience: readAudience({ page }), hashes });
  props.onDismiss(choice);
}

/** Publishes an announcement, as an editor does: for members or for everybody, news or a promotion. */
export function publishAnnouncement(world: World, _: Tab, n: number): void {
  saveAnnouncement(world.services.database, {
    merchant: 'FAIR',
    // The first language of the merchant, because the pages have none of their own.
    language: 'CN',
    title: `News ${n}`,
    content: `<p>Text ${n}</p>`,
    execution: n % 2 === 0 ? 'A' : 'B',
    promotionType: n % 3 === 0 ? 'PROMOTION' : '',
    forceRead: n % 5 === 0,
  });
}

/** Opens a dialog of the member's own, or closes it. */
export function openOrCloseDialog(_: World, { page }: Tab): void {
  const { useOverlays, openOverlay, closeOverlay } = page.app;
  if (useOverlays.getState().stack.some(({ key }) => key === DIALOG_KEY)) closeOverlay(DIALOG_KEY);
  else openOverlay({ kind: 'dialog', key: DIALOG_KEY, render: () => null });
}
