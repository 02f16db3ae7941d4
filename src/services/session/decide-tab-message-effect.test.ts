import { describe, expect, test } from 'vitest';
import { decideTabMessageEffect } from './decide-tab-message-effect';

const signedOut = (member: string) => ({ type: 'logged-out', member }) as const;

describe('[SESS-4.1] effect of a message from another tab', () => {
  test.each([
    // message                                  session        member page  effect
    ['the same member signed out', signedOut('7'), { id: '7' }, true, 'end-and-notify'],
    ['the same member signed out while a public page is open', signedOut('7'), { id: '7' }, false, 'end'],
    ['another member signed out', signedOut('8'), { id: '7' }, true, 'nothing'],
    ['this tab has no session', signedOut('7'), undefined, true, 'nothing'],
    ['the member of this tab’s session is unknown', signedOut('7'), { id: '' }, true, 'end-and-notify'],
    ['the member who signed out is unknown', signedOut(''), { id: '7' }, false, 'end'],
  ])('if %s, the effect of a message from another tab is “$4”', (_case, message, session, isOnMemberPage, effect) => {
    expect(decideTabMessageEffect(message, session, isOnMemberPage)).toBe(effect);
  });
});

test.each([
  ['7', { id: '7' }, 'mark-password-changed'],
  ['8', { id: '7' }, 'nothing'],
  ['7', undefined, 'nothing'],
  ['', { id: '' }, 'nothing'],
  ['7', { id: '' }, 'nothing'],
])(
  '[LOGIN-8] a message about a password change of the member %j has the effect “$2” on the session $1',
  (member, session, effect) => {
    expect(decideTabMessageEffect({ type: 'password-changed', member }, session, true)).toBe(effect);
  },
);

test.each([[undefined], [{ id: '7' }], [{ id: '' }]])(
  '[SAFE-6.4] a message that the device is forgotten concerns every tab: the session %j',
  (session) => {
    expect(decideTabMessageEffect({ type: 'forgetting', member: '' }, session, false)).toBe('stop-storing');
    expect(decideTabMessageEffect({ type: 'forgotten', member: '' }, session, false)).toBe('leave');
  },
);
