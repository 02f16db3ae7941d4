import { expect, test } from 'vitest';
import { chooseNotificationClient } from './choose-notification-client';

const ORIGIN = 'https://m.example';
const client = (url: string, visibilityState: DocumentVisibilityState, focused = false) => ({
  url,
  visibilityState,
  focused,
});
const hidden = client(`${ORIGIN}/m/home`, 'hidden');
const older = client(`${ORIGIN}/m/vip`, 'hidden');
const visible = client(`${ORIGIN}/m/activity?id=1`, 'visible');
const focused = client(`${ORIGIN}/m`, 'visible', true);

test.each([
  ['no windows', [], undefined],
  [
    'windows outside of the app only',
    [client(`${ORIGIN}/console`, 'visible', true), client('about:blank', 'visible')],
    undefined,
  ],
  ['a window with a similar path', [client(`${ORIGIN}/mobile`, 'visible', true)], undefined],
  ['a window of another origin', [client('https://evil.example/m/home', 'visible', true)], undefined],
  ['hidden windows', [hidden, older], hidden],
  ['a visible window', [hidden, visible], visible],
  ['a focused window', [hidden, visible, focused], focused],
  // A suspended app of iOS reports that it has the focus.
  ['a hidden window that claims the focus', [client(`${ORIGIN}/m/a`, 'hidden', true), visible], visible],
])(
  '[PUSH-3] given %s, the focused window of the app is chosen, else a visible one, else the last used one, else none',
  (_, clients, chosen) => {
    expect(chooseNotificationClient(clients, ORIGIN)).toBe(chosen);
  },
);
