import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { useMerchant } from '../merchant/merchant-store';
import LegalInformation from './legal-information';

const COMPLETE = {
  age: 21,
  licence: 'No. 2031',
  terms: 'https://fair.example/terms',
  play: 'https://fair.example/play',
};
const NOTHING = { age: 0, licence: '', terms: '', play: '' };

beforeEach(() => resetPageAndRecordNavigations());

async function show(legal: typeof COMPLETE) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const { info } = status;
  useMerchant.setState({ status: { ...status, info: { ...info, whitelabelVal: { ...info.whitelabelVal, legal } } } });
  return render(<LegalInformation />, { wrapper: TestProviders });
}

test('[WL-2] the trust strip shows the merchant’s minimum age, licence and legal pages', async () => {
  const screen = await show(COMPLETE);
  await expect.element(screen.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
  await expect.element(screen.getByText('No. 2031')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', COMPLETE.terms);
  await expect.element(screen.getByRole('link', { name: 'responsibly' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['an unsafe URL', { ...NOTHING, licence: 'No. 1', terms: 'javascript:alert(1)' }, 'No. 1'],
  ['no entries', NOTHING, ''],
])('[WL-2] for legal information with %s, the trust strip has no link and shows “$2”', async (_, legal, text) => {
  const screen = await show(legal);
  expect(screen.getByRole('link').elements()).toEqual([]);
  expect(screen.container.textContent).toBe(`${text}at /m/home`);
});
