import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetLook, showMerchant, violationsIn } from '../../tests/components/merchant-look';
import { Page } from '../../tests/components/page';
import { loadStatus, resetPage, signInMember } from '../../tests/components/page-state';
import { useMerchant } from '../services/merchant/merchant-store';
import { refreshMember } from '../services/session-lifecycle/refresh-member';
import AgentRegisterPage from './agent-register';
import InviteFriendsPage from './invite-friends';
import LeaderBoardPage from './leader-board';
import MemberBenefitsPage from './member-benefits';
import MemberHistoryPage from './member-history';
import MemberHomePage from './member-home';
import MemberLimitsPage from './member-limits';

beforeEach(async () => void (await resetPage()));
afterEach(async () => {
  resetLook();
  await browserPage.viewport(390, 844);
});

/** Each member page, with a text that is there once it is complete. */
const PAGES: readonly (readonly [string, ReactElement])[] = [
  ['Conditions met for the next level', <MemberHomePage key="home" />],
  ['Diamond', <MemberBenefitsPage key="benefits" />],
  ['+₱2,480.50', <MemberHistoryPage key="history" />],
  ['Largest total', <MemberLimitsPage key="limits" />],
  ['Reward: ₱80.00', <LeaderBoardPage key="leader" />],
  ['Friends registered', <InviteFriendsPage key="invite" />],
  ['Only agents register others here.', <AgentRegisterPage key="agent" />],
];

test.each([
  ['FAIR', 'light', 'ltr', 360, 2600],
  ['FAIR', 'dark', 'ltr', 844, 390],
  ['KOPI', 'dark', 'rtl', 360, 2600],
  ['SOL', 'light', 'rtl', 360, 2600],
] as const)(
  '[VIP-1] [MEM-1] with the theme %s, the color scheme %s and the direction %s the member pages fit into %i × %i px and have no accessibility violations',
  async (code, scheme, dir, width, height) => {
    await browserPage.viewport(width, height);
    await showMerchant(code, scheme, dir);
    // The demo member is one of FAIR: only the look is that of the other merchants.
    useMerchant.setState({ code: 'FAIR' });
    await loadStatus();
    await signInMember();
    await refreshMember();
    for (const [text, page] of PAGES) {
      const screen = await render(<Page>{page}</Page>);
      await expect.element(screen.getByText(text).first()).toBeVisible();
      expect([text, document.documentElement.scrollWidth <= width]).toEqual([text, true]);
      expect([text, await violationsIn('main')]).toEqual([text, []]);
      await screen.unmount();
    }
  },
  120_000,
);
