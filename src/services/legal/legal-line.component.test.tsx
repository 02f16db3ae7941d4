import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import LegalLine from './legal-line';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

test('[WL-2.20] the line beside the offer has the minimum age and the licence, and opens the legal kit', async () => {
  await loadMerchantStatus();
  const screen = await render(
    <TestProviders>
      <LegalLine />
    </TestProviders>,
  );
  const line = screen.getByRole('button', { name: /For players aged 21 and over.*Harbour Gaming Board/ });
  await expect.element(line).toBeVisible();
  expect(line.element().getClientRects()).toHaveLength(1);
  await line.click();
  await expect.element(screen.getByRole('dialog', { name: 'Licence and help' })).toBeVisible();
});
