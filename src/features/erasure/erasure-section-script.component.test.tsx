import { expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { importChunk } from '../../browser/page/import-chunk';
import ErasureSection from './erasure-section';

vi.mock('../../browser/page/import-chunk', { spy: true });

test('[SAFE-6.10] where the way to customer service cannot be loaded, the member reads why', async () => {
  await resetPageAndRecordNavigations();
  await signInMember('bob');
  const value = { state: 'OPEN', id: '', requestedAt: 1, obstacles: [], kept: { moneyYears: 5, protectionYears: 7 } };
  await commands.holdRequests('erasureRequest', {
    body: JSON.stringify({ success: true, value }),
    contentType: 'application/json',
  });
  const screen = await render(<ErasureSection />, { wrapper: TestProviders });
  await expect.poll(() => commands.countRequests('erasureRequest')).toBe(1);
  vi.mocked(importChunk).mockRejectedValue(new Error('no such chunk'));
  await commands.releaseRequests();
  await expect.element(screen.getByText('To keep your account, talk to customer service.')).toBeVisible();
  await expect.element(screen.getByText('A part of the app could not be loaded.')).toBeVisible();
});
