import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  applyMerchantTheme,
  findAccessibilityViolationsBySelector,
  removeMerchantTheme,
} from '../../tests/components/merchant-theme';
import { loadMerchantStatus, resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { activateLanguage } from '../services/i18n/i18n';
import { ENGLISH, LANGUAGES } from '../services/i18n/languages';
import { useMerchant } from '../services/merchant/merchant-store';
import { refreshMember } from '../services/session-lifecycle/refresh-member';
import AgentRegisterPage from './agent-register';
import InviteFriendsPage from './invite-friends';
import LeaderBoardPage from './leader-board';
import MallPage from './mall';
import MemberBenefitsPage from './member-benefits';
import MemberHistoryPage from './member-history';
import MemberHomePage from './member-home';
import MemberLimitsPage from './member-limits';

beforeEach(async () => void (await resetPageAndRecordNavigations()));
afterEach(async () => {
  removeMerchantTheme();
  await browserPage.viewport(390, 844);
});

/** Each member page, with a text that is visible once the page is complete. */
const PAGES: readonly (readonly [ReactElement, Readonly<Record<'EN' | 'VI' | 'CN', string | RegExp>>])[] = [
  [<MemberHomePage key="home" />, { EN: 'Conditions for the next level', VI: 'Điều kiện lên cấp', CN: '下一等级条件' }],
  [<MemberBenefitsPage key="benefits" />, { EN: 'Diamond', VI: 'Kim cương', CN: '钻石' }],
  [<MemberHistoryPage key="history" />, { EN: '+₱2,480.50', VI: /\+2\.480,50\s₱/, CN: '+₱2,480.50' }],
  [<MemberLimitsPage key="limits" />, { EN: 'Maximum total deposits', VI: 'Tổng nạp tối đa', CN: '存款总额上限' }],
  [<LeaderBoardPage key="leader" />, { EN: 'Reward: ₱80', VI: /Thưởng:.*80\s₱/, CN: /奖励：.*₱80/ }],
  [<InviteFriendsPage key="invite" />, { EN: 'Friends registered', VI: 'Bạn bè đã đăng ký', CN: '已注册好友' }],
  [
    <AgentRegisterPage key="agent" />,
    {
      EN: 'Only agents can register others here.',
      VI: 'Chỉ đại lý mới đăng ký cho người khác tại đây.',
      CN: '仅代理可在此为他人注册。',
    },
  ],
];

test.each([
  ['FAIR', 'light', 'ltr', 'EN', 360, 2600],
  ['FAIR', 'dark', 'ltr', 'EN', 844, 390],
  ['KOPI', 'dark', 'rtl', 'VI', 360, 2600],
  ['SOL', 'light', 'rtl', 'CN', 360, 2600],
] as const)(
  '[VIP-1] [MEM-1] member pages (theme %s, scheme %s, direction %s, language %s) fit %i × %i px without accessibility violations',
  async (code, scheme, dir, language, width, height) => {
    await browserPage.viewport(width, height);
    await applyMerchantTheme(code, scheme, dir);
    // The demo member is one of FAIR: only the look is that of the other merchants.
    useMerchant.setState({ code: 'FAIR' });
    await activateLanguage(LANGUAGES.get(language) ?? ENGLISH);
    await loadMerchantStatus();
    await signInMember();
    await refreshMember();
    for (const [page, texts] of PAGES) {
      const text = texts[language];
      const screen = await render(<TestProviders>{page}</TestProviders>);
      await expect.element(screen.getByText(text).first()).toBeVisible();
      expect([text, document.documentElement.scrollWidth <= width]).toEqual([text, true]);
      expect([text, await findAccessibilityViolationsBySelector('main')]).toEqual([text, []]);
      await screen.unmount();
    }
  },
  120_000,
);

/** Returns the variant of the head of a page by its looks: without a ground, from edge to edge, or a card. */
function readLookOfHead(module: Element): string {
  const { backgroundColor, backgroundImage, marginBlockStart } = getComputedStyle(module.firstElementChild ?? module);
  if (Number.parseFloat(marginBlockStart) < 0) return 'banner';
  return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' ? 'lines' : 'card';
}

const hasBoard = (module: Element): boolean =>
  [...module.querySelectorAll(':scope > div > ul')].some((list) => getComputedStyle(list).display === 'grid');

test.each([
  ['FAIR', 'light', 'card', 'rows'],
  ['KOPI', 'dark', 'lines', 'lines'],
  ['SOL', 'light', 'banner', 'board'],
] as const)(
  '[WL-2.23] VIP and points shop of %s (%s) have the variants %s and %s of the account page without violations',
  async (code, scheme, member, menu) => {
    await applyMerchantTheme(code, scheme, 'ltr');
    useMerchant.setState({ code: 'FAIR' });
    await signInMember();
    await refreshMember();
    for (const [page, text, variants] of [
      [<MemberBenefitsPage key="benefits" />, 'Diamond', [member, menu]],
      [<MallPage key="mall" />, 'Your points', [member]],
    ] as const) {
      const screen = await render(<TestProviders>{page}</TestProviders>);
      await expect.element(screen.getByText(text).first()).toBeVisible();
      const modules = () => [...screen.container.querySelectorAll<HTMLElement>('[data-module]')];
      await expect.poll(() => modules().map(({ dataset }) => dataset.variant)).toEqual(variants);
      expect(modules().slice(0, 1).map(readLookOfHead)).toEqual([member]);
      if (variants.length > 1) await expect.poll(() => modules().slice(1).map(hasBoard)).toEqual([menu === 'board']);
      expect([text, await findAccessibilityViolationsBySelector('main')]).toEqual([text, []]);
      await screen.unmount();
    }
  },
  120_000,
);
