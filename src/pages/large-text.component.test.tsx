import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as browserPage, commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyMerchantTheme, removeMerchantTheme } from '../../tests/components/merchant-theme';
import { resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { applyWideFont, removeWideFont } from '../../tests/components/wide-font';
import { Row, RowList } from '../ui/list/rows';
import { Icon } from '../ui/media/icon';
import '../ui/styles/base.css';
import SiteScreen from '../features/boot/site-screen';
import MemberHomePage from './member-home';
import RewardCenterPage from './reward-center';
import VoucherCenterPage from './voucher-center';
import WithdrawPage from './withdraw';

const VOUCHERS = [{ id: '1', title: 'Weekend voucher', amount: '12345678.00', state: 'CLAIMABLE', expiresAt: 0 }];

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await browserPage.viewport(320, 844);
  await applyMerchantTheme('FAIR', 'light', 'ltr');
  await signInMember();
});
afterEach(async () => {
  removeMerchantTheme();
  removeWideFont();
  await browserPage.viewport(390, 844);
});

/** The words of an element that are broken into two lines. */
function findBrokenWords(element: Element): readonly string[] {
  const range = document.createRange();
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

describe.each([
  ['the font of the system', () => undefined],
  ['a wide font', applyWideFont],
])('large text in %s', (__, useFont) => {
  test.each<[string, ReactElement, string]>([
    ['the deposit page', <VoucherCenterPage key="deposit" />, '₱2,480.50'],
    ['the withdrawal page', <WithdrawPage key="withdraw" />, '₱2,480.50'],
    ['the account page', <MemberHomePage key="account" />, '₱2,480.50'],
    ['the reward centre', <RewardCenterPage key="rewards" />, '₱12,345,678.00'],
  ])('[I18N-2.4] %s shows its amounts on one line even if the text is twice as large', async (_, page, amount) => {
    await useFont();
    const value = { list: VOUCHERS };
    await commands.addFault({
      endpoint: 'vouchers',
      body: JSON.stringify({ success: true, value }),
      contentType: 'application/json',
    });
    document.documentElement.style.fontSize = '200%';
    const screen = await render(<TestProviders>{page}</TestProviders>);
    const shown = screen.getByText(amount, { exact: true }).first();
    await expect.element(shown).toBeVisible();
    for (const element of screen.getByText(amount, { exact: true }).elements()) {
      expect(element.getClientRects()).toHaveLength(1);
      const [text, box] = [element, element.parentElement].map((part) => part?.getBoundingClientRect());
      expect(text?.right).toBeLessThanOrEqual(box?.right ?? 0);
      expect(text?.left).toBeGreaterThanOrEqual(box?.left ?? 0);
    }
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('[BOOT-2.1] the screen of a closed site keeps words whole and the age in its circle if the text is twice as large', async () => {
    await useFont();
    document.documentElement.style.fontSize = '200%';
    const screen = await render(
      <TestProviders>
        <SiteScreen state="maintenance" onRetry={() => Promise.resolve()} />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
    expect(findBrokenWords(screen.container)).toEqual([]);
    const age = screen.getByRole('img', { name: /21/ }).element();
    expect([age.scrollWidth, age.scrollHeight]).toEqual([age.clientWidth, age.clientHeight]);
  });
});

test('a word of a row that does not fit beside the icon is below it, and is broken only if it is wider than the row', async () => {
  document.documentElement.style.fontSize = '200%';
  const long = 'W'.repeat(40);
  const screen = await render(
    <div style={{ inlineSize: 280 }}>
      <RowList>
        <Row icon="trophy" title={'W'.repeat(8)} aside={<Icon name="forward" size={20} />} />
        <Row icon="trophy" title={long} />
      </RowList>
    </div>,
  );
  expect(findBrokenWords(screen.container)).toEqual([long]);
  expect(document.documentElement.scrollWidth).toBe(320);
});
