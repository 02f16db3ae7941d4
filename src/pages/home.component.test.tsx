import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { setSiteStatus, useMerchant } from '../services/merchant/merchant-store';
import HomePage from './home';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone');
});

/** Opens home of a merchant whose record names these modules. */
function openHome(...names: readonly string[]) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const { info } = status;
  const home = names.map((module) => ({ module, variant: '' }));
  const design = { ...info.whitelabelVal.design, home };
  setSiteStatus({ ...status, info: { ...info, whitelabelVal: { ...info.whitelabelVal, design } } });
  return render(
    <TestProviders>
      <HomePage />
    </TestProviders>,
  );
}

test.each([
  ['as usual', []],
  ['without announcements', ['tabs', 'join', 'hot']],
])('[OFF-2.11][WL-2.16] an installed app has one refresh button, with home %s', async (_case, names) => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  const screen = await openHome(...names);
  await expect.poll(() => screen.getByRole('button', { name: 'Refresh' }).elements().length).toBe(1);
});

test('[WL-2.16] home has the top of the record and nothing else of it', async () => {
  const screen = await openHome('tabs', 'hot', 'join');
  await expect.element(screen.getByRole('heading', { name: 'Hot right now' })).toBeVisible();
  const parts = [...(screen.container.querySelector('main')?.children ?? [])];
  const placeOf = (selector: string) =>
    parts.findIndex((part) => part.matches(selector) || part.querySelector(selector));
  expect(placeOf('nav')).toBeLessThan(placeOf('#lane-hot'));
  expect(placeOf('#lane-hot')).toBeLessThan(placeOf('a[href$=register]'));
  expect(placeOf('[href="#icon-megaphone"]')).toBe(-1);
  expect(placeOf('[aria-roledescription=carousel]')).toBe(-1);
});
