import { parseUrl } from '../../src/base/parse-url';

interface WindowState {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
}

const rankOf = ({ focused, visibilityState }: WindowState): number =>
  visibilityState === 'visible' ? (focused ? 2 : 1) : 0;

/**
 * Returns the window in which a notification opens its page (PUSH-3): of the app's windows the focused one, else a
 * visible one, else the last used one; undefined if the app has no window.
 * @param clients most recently used first
 */
export function chooseNotificationClient<W extends WindowState>(clients: readonly W[], origin: string): W | undefined {
  return clients
    .filter(({ url }) => {
      const address = parseUrl(url);
      return address?.origin === origin && /^\/m(\/|$)/.test(address.pathname);
    })
    .sort((a, b) => rankOf(b) - rankOf(a))[0];
}
