import { beforeEach, expect, test, vi } from 'vitest';

type Page = typeof import('./navigate') & Pick<typeof import('../merchant/merchant-store'), 'useMerchant'>;

/** Loads new instances of the modules, as a page load does. */
async function openPage(): Promise<Page> {
  vi.resetModules();
  const { useMerchant } = await import('../merchant/merchant-store');
  return { ...(await import('./navigate')), useMerchant };
}

let page: Page;
beforeEach(async () => {
  page = await openPage();
});

const learnStatus = (lastTouch: boolean) =>
  page.useMerchant.setState({ status: { info: { whitelabelVal: { tracking: { lastTouch } } } } } as never);

test('[ROUTE-5] of several calls of navigateTo() before the router is ready, only the last one takes effect', () => {
  const visited: unknown[] = [];
  page.navigateTo('/m/home');
  page.navigateTo('/m/login', { replace: true, state: { returnTo: '/m/withdraw' } });
  page.registerRouterNavigate((path, options) => visited.push([path, options]));
  expect(visited).toEqual([['/m/login', { replace: true, state: { returnTo: '/m/withdraw' } }]]);
  page.registerRouterNavigate((path) => visited.push(path));
  page.navigateTo('/m/vip');
  expect(visited.slice(1)).toEqual(['/m/vip']);
});

test.each([
  { lastTouch: false, expected: 'FIRST' },
  { lastTouch: true, expected: 'LAST' },
])(
  '[ROUTE-5] [TRK-4] with lastTouch=$lastTouch, the code $expected is used after links with the referral codes FIRST and LAST',
  ({ lastTouch, expected }) => {
    page.saveCampaignParams('?r=FIRST');
    page.saveCampaignParams('?r=LAST');
    expect(page.getSavedCampaignParam('r')).toBe('FIRST');
    learnStatus(lastTouch);
    expect(page.getSavedCampaignParam('r')).toBe(expected);
    page.saveCampaignParams('');
    expect(page.withCampaignParams('/m/home')).toBe(`/m/home?r=${expected}`);
  },
);
