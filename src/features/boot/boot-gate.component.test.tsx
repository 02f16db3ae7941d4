import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestProviders } from '../../../tests/components/test-providers';
import { getMerchantCode } from '../../services/merchant/merchant-store';
import { BootGate } from './boot-gate';
import { startApp } from './start-app';

// One journey, because a page starts once.
test('[BOOT-4] [BOOT-2] a failed start shows an error screen; Retry then shows the maintenance screen or the app', async () => {
  // In a hidden tab the start does not go on by itself, so that Retry is what continues it.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await commands.addFault({ endpoint: 'status', status: 500 });
  const screen = await render(<BootGate domainError={() => 'The domain failed'}>The product</BootGate>, {
    wrapper: TestProviders,
  });
  const backgroundRefreshes: true[] = [];
  await startApp(() => backgroundRefreshes.push(true));
  await expect.element(screen.getByRole('heading', { name: 'We could not start' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect([getMerchantCode(), backgroundRefreshes]).toEqual(['FAIR', [true]]);

  await commands.clearFaults();
  await commands.setScenario({ maintenance: true });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
  await expect.element(screen.getByText('The product')).not.toBeInTheDocument();

  await commands.setScenario({ maintenance: false });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('The product')).toBeVisible();
  expect(localStorage.getItem('MC_STATUS:FAIR')).toContain('"merchantCode":"FAIR"');
});
