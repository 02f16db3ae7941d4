import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { isAdDataAllowed } from './ad-consent';
import { AdConsentChoice } from './ad-consent-choice';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
  await loadMerchantStatus();
});

test('[TRK-3.2][SAFE-4] the choice about advertising data shows the choice also while the play status is unknown', async () => {
  await signInMember('alice', 0, 'm1', false);
  expect(isAdDataAllowed()).toBe(false);
  const screen = await render(<AdConsentChoice />);
  const choice = screen.getByRole('checkbox');
  await expect.element(choice).toBeChecked();
  await choice.click();
  await screen.unmount();
  const again = await render(<AdConsentChoice />);
  await expect.element(again.getByRole('checkbox')).not.toBeChecked();
});
