import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { BannerCarousel } from '../../features/home/banners/banner-carousel';
import ActivityPage from '../../pages/activity';
import InviteFriendsPage from '../../pages/invite-friends';
import LeaderBoardPage from '../../pages/leader-board';
import MallPage from '../../pages/mall';
import RewardCenterPage from '../../pages/reward-center';
import { isAdDataAllowed } from '../attribution/ad-consent';
import { saveConsent } from '../consent/consent';
import { mayOffer } from './play-status';
import { recordPlayProtection } from './record-play-protection';
import { PlayStatusWatcher } from './watch-play-status';

const HOUR_MS = 3_600_000;
type Screen = Awaited<ReturnType<typeof render>>;

const SURFACES: Readonly<Record<string, { readonly page: ReactElement; readonly offer: (screen: Screen) => Locator }>> =
  {
    'the banners of home': {
      page: <BannerCarousel fallback={<p>no banners</p>} />,
      offer: (screen) => screen.getByRole('region').or(screen.getByRole('group')).first(),
    },
    'the page of promotions': { page: <ActivityPage />, offer: (screen) => screen.getByRole('list').first() },
    'the reward centre': {
      page: <RewardCenterPage />,
      offer: (screen) => screen.getByRole('heading', { name: 'Rewards on offer' }),
    },
    'rankings and missions': {
      page: <LeaderBoardPage />,
      offer: (screen) => screen.getByRole('list', { name: 'Ranking' }),
    },
    'the point market': {
      page: <MallPage />,
      offer: (screen) => screen.getByRole('button', { name: 'Redeem' }).first(),
    },
    invitations: {
      page: <InviteFriendsPage />,
      offer: (screen) => screen.getByRole('textbox', { name: 'Your invitation link' }),
    },
  };

/** Brings the user to a status, in the way in which it comes about. */
const REACH = {
  open: () => signInMember(),
  unknown: async () => {
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 503, times: 50 });
    await signInMember('alice', 0, 'm1', false);
  },
  break: async () => {
    await signInMember();
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
  },
  excluded: async () => {
    await signInMember();
    recordPlayProtection({ excludedUntil: Date.now() + HOUR_MS });
  },
} as const;

/** What is said in the place of an offer, so that a test does not look before the page is there. */
const INSTEAD = { unknown: '', break: 'You are taking a break', excluded: 'You have excluded yourself' } as const;

beforeEach(async () => {
  forgetResponses();
  await resetPageAndRecordNavigations();
});

describe('[SAFE-4] what is offered, by surface and status', () => {
  test.each(Object.keys(SURFACES))('[SAFE-4.1] %s: shown to a member who may play', async (name) => {
    await REACH.open();
    const { page, offer } = SURFACES[name] ?? {};
    const screen = await render(<TestProviders>{page}</TestProviders>);
    await expect.element(offer?.(screen) as Locator).toBeVisible();
  });

  test.each(
    Object.keys(SURFACES).flatMap((name) => (['unknown', 'break', 'excluded'] as const).map((s) => [name, s] as const)),
  )('[SAFE-4.1] %s: left out with the status %s, and shown once the member may play', async (name, status) => {
    await REACH[status]();
    const { page, offer } = SURFACES[name] ?? {};
    const screen = await render(<TestProviders>{page}</TestProviders>);
    const found = offer?.(screen) as Locator;
    const instead = page?.type === BannerCarousel ? 'no banners' : INSTEAD[status];
    if (instead !== '') await expect.element(screen.getByText(instead, { exact: true })).toBeVisible();
    await expect.element(found).not.toBeInTheDocument();
    if (status === 'excluded') return;
    recordPlayProtection({ breakUntil: 0, askedTicks: performance.now() + 1 });
    await expect.element(found).toBeVisible();
    recordPlayProtection({ breakUntil: Date.now() + 2 * HOUR_MS });
    await expect.element(found).not.toBeInTheDocument();
  });

  test.each([
    ['open', true],
    ['unknown', false],
    ['break', false],
    ['excluded', false],
  ] as const)('[SAFE-4.6] with the status %s, advertising data may be used: %s', async (status, isAllowed) => {
    saveConsent('ads', true);
    await REACH[status]();
    expect([mayOffer(), isAdDataAllowed()]).toEqual([isAllowed, isAllowed]);
  });
});

describe('[SAFE-4] an unknown status ends', () => {
  test.each([
    ['the wallet says that there is no break', undefined],
    ['the platform has no wallet', { endpoint: 'withdrawalInfo', status: 404, times: 50 }],
    ['the platform refuses the wallet', { endpoint: 'withdrawalInfo', status: 200, errorCode: 'no', message: 'no' }],
  ] as const)('[SAFE-4.1] once %s, everything is offered', async (_, fault) => {
    if (fault) await commands.addFault(fault);
    await signInMember('alice', 0, 'm1', false);
    expect(mayOffer()).toBe(false);
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(mayOffer).toBe(true);
  });

  test('[SAFE-4.1] the answer holds for a member whose id the platform does not send', async () => {
    await signInMember('alice', 0, '', false);
    expect(mayOffer()).toBe(false);
    recordPlayProtection({});
    expect(mayOffer()).toBe(true);
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    expect(mayOffer()).toBe(false);
  });

  test('[SAFE-4.1] a new session asks again', async () => {
    await signInMember('alice', 0, 'm1', false);
    recordPlayProtection({});
    expect(mayOffer()).toBe(true);
    await signInMember('alice', 0, 'm1', false);
    expect(mayOffer()).toBe(false);
  });
});
