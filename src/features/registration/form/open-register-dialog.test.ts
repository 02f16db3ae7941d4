import { expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../../tests/support/page/page-globals';

test('[REG-1] the registration page opens if the code of the registration dialog fails to load', async () => {
  stubPageGlobals('https://fair.example/m/home');
  vi.doMock('./register-dialog', () => {
    throw new Error('offline');
  });
  const { openRegisterDialog } = await import('./open-register-dialog');
  const { registerRouterNavigate } = await import('../../../services/navigation/navigate');
  const visits: string[] = [];
  registerRouterNavigate((path) => visits.push(path));
  await openRegisterDialog();
  expect(visits).toEqual(['/m/register']);
});
