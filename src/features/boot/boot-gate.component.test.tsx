import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestProviders } from '../../../tests/components/test-providers';
import { systemClock } from '../../base/clock';
import { isOnline } from '../../browser/device/network';
import { isPageVisible, subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { getMerchantCode } from '../../services/merchant/merchant-store';
import { BootGate } from './boot-gate';
import { createStart } from './create-start';
import { fetchStatus } from './fetch-status';

// One journey, because a page starts once.
test('[BOOT-4] [BOOT-2] a failed start shows an error screen; Retry then shows the maintenance screen or the app', async () => {
  // In a hidden tab the start does not go on by itself, so that Retry is what continues it.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await commands.addFault({ endpoint: 'status', status: 500 });
  const startPolling = vi.fn<() => void>();
  const tab = { isOnline, isPageVisible, subscribeToPageBecomingVisible };
  const start = createStart({ fetchStatus, startPolling, clock: systemClock, ...tab });
  const screen = await render(
    <BootGate onRetry={start.retry} domainError={() => 'The domain failed'}>
      The product
    </BootGate>,
    { wrapper: TestProviders },
  );
  await start.run();
  await expect.element(screen.getByRole('heading', { name: 'We could not start' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect([getMerchantCode(), startPolling.mock.calls.length]).toEqual(['FAIR', 1]);

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
