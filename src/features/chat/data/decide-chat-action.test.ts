import { expect, test } from 'vitest';
import { decideChatAction, shouldFetchUnreadCount } from './decide-chat-action';

test.each([
  // session type  press     counted
  [false, -1, 'sign-in', false],
  [true, -1, 'open', false],
  [true, 0, 'open', true],
  [true, 1, 'open', true],
  [true, 2, 'open', true],
  [true, 3, 'open', true],
  [true, 4, 'refuse', false],
] as const)(
  '[CS-2.5] with hasSession=%s and the member type %i, decideChatAction() is “%s” and shouldFetchUnreadCount() is %s',
  (hasSession, type, press, counted) => {
    expect(decideChatAction({ hasSession, type })).toBe(press);
    expect(shouldFetchUnreadCount({ hasSession, type })).toBe(counted);
  },
);
