import { parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { siteStatus } from '../../../contract/endpoints/site/system';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { registerRouterNavigate } from '../../../services/navigation/navigate';
import { openOverlay, useOverlays } from '../../../services/overlays/overlays';
import { removeBracketedErrorCodes, showAccountChoiceNotice } from './account-choice-notice';

test.each([
  ['No account is tied to it yet.', 'No account is tied to it yet.'],
  ['No account is tied to it [E1042].', 'No account is tied to it.'],
  ['Bind  an account \n (code  7)\t[E1], first', 'Bind an account, first'],
  ['Bind an account (code 7) first', 'Bind an account first'],
  ['请先绑定账号（错误码：1042）', '请先绑定账号'],
  ['请先绑定账号【1042】。', '请先绑定账号。'],
  ['[bind_customer_required]', ''],
  ['An open ( stays', 'An open ( stays'],
  ['', ''],
])(
  '[SOCIAL-2.2] the account choice notice shows the platform’s message %j as %j, without the error code',
  (message, shown) => {
    expect(removeBracketedErrorCodes(message)).toBe(shown);
  },
);

describe('[SOCIAL-2] choice between an existing account and a new one', () => {
  const visits: string[] = [];
  let choices: string[] = [];

  beforeEach(() => {
    visits.length = 0;
    choices = [];
    vi.stubGlobal('window', globalThis);
    registerRouterNavigate((path) => visits.push(path));
    useOverlays.setState({ stack: [] });
  });

  function openChoice(pathname: string, whitelabelVal: object = {}) {
    vi.stubGlobal('location', { pathname });
    const info = { merchantCode: 'F', whitelabelVal: { name: 'F', ...whitelabelVal } };
    useMerchant.setState({ status: parse(siteStatus, { info }) });
    showAccountChoiceNotice('No account is tied to it [E1042].', {
      logIn: () => choices.push('log in'),
      register: () => choices.push('register'),
    });
    const notice = useOverlays.getState().stack.at(-1);
    if (notice?.kind !== 'notice') throw new Error('No notice is open');
    return notice;
  }

  test('the notice shows the platform’s message, and offers registration if the merchant allows new accounts', () => {
    const { message, actions = [] } = openChoice('/m/login');
    expect(message).toEqual({ verbatim: 'No account is tied to it.' });
    for (const { onPress } of actions) onPress?.();
    expect([choices, visits]).toEqual([['register', 'log in'], []]);
  });

  test('[SOCIAL-2.2] the account choice notice shows only the login action if the merchant does not allow new accounts', () => {
    const { actions } = openChoice('/m/login', { socialRegister: false });
    expect(actions).toMatchObject([{ label: { key: 'identity.unbound.login' } }]);
  });

  test.each([
    // page, dialog below the notice, opened page, dialog afterwards
    ['/m/activity', 'register', ['/m/login'], []],
    ['/m/activity', 'login', [], ['login']],
    ['/m/login', 'login', [], ['login']],
  ])(
    'on the page %s with the dialog %s open, the login action opens the pages %j and keeps the dialogs %j',
    (pathname, dialog, pages, left) => {
      openOverlay({ kind: 'dialog', key: dialog, render: () => null });
      openChoice(pathname).actions?.at(-1)?.onPress?.();
      const dialogs = useOverlays.getState().stack.filter(({ kind }) => kind === 'dialog');
      expect([visits, dialogs.map(({ key }) => key)]).toEqual([pages, left]);
    },
  );
});
