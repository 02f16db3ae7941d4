import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations, signInMember } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { AccountMenu } from '../features/account/account-menu';
import { AccountShortcuts } from '../features/home/header/account-shortcuts';
import NotFoundPage from '../pages/not-found';
import RewardCenterPage from '../pages/reward-center';
import { MainNavigation } from '../services/navigation/main-navigation';
import RichText from '../services/rich-text/rich-text';
import { RouteGuard } from './route-guard';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Every component that links to pages by itself, and the paths of the links that a member sees there. */
const PLACES: readonly (readonly [name: string, element: ReactElement, links: readonly string[]])[] = [
  [
    'the bottom navigation',
    <MainNavigation key="bar">{null}</MainNavigation>,
    ['/m/home', '/m/activity', '/m/voucherCenter', '/m/rewardCenter', '/m/member/home'],
  ],
  [
    'the shortcuts of home',
    <AccountShortcuts key="shortcuts" />,
    ['/m/voucherCenter', '/m/withdraw', '/m/rewardCenter', '/m/inviteFriends'],
  ],
  [
    'the account page',
    <AccountMenu key="menu" currency="PHP" installation={null} notifications={null} chat={null} />,
    [
      '/m/member/history',
      '/m/member/tickets',
      '/m/securityCenter/addBankCard',
      '/m/leaderBoard',
      '/m/mall/mallHome',
      '/m/changePsw',
      '/m/member/limits',
      '/m/member/documents',
      '/m/member/data',
      '/m/feedback',
    ],
  ],
  [
    'an announcement',
    <RichText key="text" html='<a href="/m/activity?id=1">a</a><a href="https://a.example/">b</a>' />,
    ['/m/activity?id=1', 'https://a.example/'],
  ],
];

const FEATURES = [
  ['offersPromotions', '/m/activity'],
  ['offersRewards', '/m/rewardCenter'],
  ['offersLeaderBoard', '/m/leaderBoard'],
  ['offersPointMarket', '/m/mall/mallHome'],
  ['offersTickets', '/m/member/tickets'],
] as const;

type Feature = (typeof FEATURES)[number][0];

/** Makes the merchant offer a part of the site or not. */
async function setOffered(feature: Feature, isOffered: boolean): Promise<void> {
  await commands.setScenario({ [feature]: isOffered } as Record<Feature, boolean>);
  await loadMerchantStatus();
}

const linksOf = (element: Element) => [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

describe('[ROUTE-10] a page that the merchant does not offer', () => {
  test.each(PLACES)(
    '[ROUTE-10.3] %s links to it only if the merchant offers it, and has no empty row',
    async (_, element, links) => {
      const all = await render(<TestProviders>{element}</TestProviders>);
      await expect.poll(() => linksOf(all.container)).toEqual(links);
      const rows = all.container.querySelectorAll('li').length;
      await all.unmount();
      for (const [feature, path] of FEATURES) {
        await setOffered(feature, false);
        const screen = await render(<TestProviders>{element}</TestProviders>);
        const shown = links.filter((link) => !link.startsWith(path));
        await expect.poll(() => linksOf(screen.container)).toEqual(shown);
        expect(screen.container.querySelectorAll('li').length).toBe(rows && rows - (links.length - shown.length));
        await screen.unmount();
        await setOffered(feature, true);
      }
    },
  );

  test('[ROUTE-10.3] the reward center has no heading above links that are all left out', async () => {
    await commands.setScenario({ offersPromotions: false, offersLeaderBoard: false, offersPointMarket: false });
    await loadMerchantStatus();
    const screen = await render(
      <TestProviders address="/m/rewardCenter">
        <RewardCenterPage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('Welcome voucher')).toBeVisible();
    expect(
      screen.container.querySelector('a[href^="/m/activity"], a[href^="/m/leader"], a[href^="/m/mall"]'),
    ).toBeNull();
    await expect.element(screen.getByRole('heading', { name: 'More ways to earn' })).not.toBeInTheDocument();
  });

  test.each(FEATURES)(
    '[ROUTE-10.2] the address of a page without the feature %s shows the not-found page: %s',
    async (feature, path) => {
      await setOffered(feature, false);
      const screen = await render(
        <TestProviders address={path}>
          <RouteGuard notFound={<NotFoundPage />}>
            <p>the page</p>
          </RouteGuard>
        </TestProviders>,
      );
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
      await expect.element(screen.getByText('the page', { exact: true })).not.toBeInTheDocument();
    },
  );
});
