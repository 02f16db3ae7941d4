import type { ReactElement } from 'react';
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

/** Closes the popup on the screen, as its close button does. */
export function closePopup({ closedPopups }: World, { page }: Tab): void {
  const [key] = listShownPopups({ page });
  const shown = key === undefined ? undefined : page.app.usePopupQueue.getState().popups.get(key)?.render(null);
  if (key === undefined || !page.app.React.isValidElement(shown)) return;
  (shown as ReactElement<{ readonly onDismiss: () => void }>).props.onDismiss();
  closedPopups.push({ key, page });
}

/** Opens a dialog of the member's own, or closes it. */
export function openOrCloseDialog(_: World, { page }: Tab): void {
  const { useOverlays, openOverlay, closeOverlay } = page.app;
  if (useOverlays.getState().stack.some(({ key }) => key === DIALOG_KEY)) closeOverlay(DIALOG_KEY);
  else openOverlay({ kind: 'dialog', key: DIALOG_KEY, render: () => null });
}
