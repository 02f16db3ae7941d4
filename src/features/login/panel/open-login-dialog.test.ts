import { expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';

test.each([
  [undefined, undefined],
  ['/m/activity?id=1', { returnTo: '/m/activity?id=1' }],
])(
  '[LOGIN-1] if the login dialog’s code fails to load, the sign-in page opens for the return path %s with the state %j',
  async (returnTo, state) => {
    stubPageGlobals('https://fair.example/m/home');
    vi.doMock('./login-dialog', () => {
      throw new Error('offline');
    });
    const { openLoginDialog } = await import('./open-login-dialog');
    const { registerRouterNavigate } = await import('../../../services/navigation/navigate');
    const visits: unknown[] = [];
    registerRouterNavigate((path, options) => visits.push([path, options?.state]));
    await openLoginDialog(returnTo);
    expect(visits).toEqual([['/m/login', state]]);
  },
);
