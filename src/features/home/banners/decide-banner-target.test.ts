import { describe, expect, test } from 'vitest';
import type { BannerItem } from '../../../contract/endpoints/site/banners';
import { decideBannerTarget } from './decide-banner-target';

const rules = { origin: 'https://m.fair.example', merchant: ['www.fair.example'], isPageOffered: () => true };
const banner = (overrides: Partial<BannerItem>): BannerItem => ({
  id: '1',
  title: '',
  image: '/x.png',
  groupName: 'home_top',
  linkageType: '',
  linkage: '',
  url: '',
  gameType: '',
  vendor: '',
  roomId: '',
  nodeId: '',
  ...overrides,
});

describe('[LINK-1.1] the target of a banner', () => {
  test.each<[Partial<BannerItem>, string]>([
    [{ linkageType: 'P', linkage: '12' }, 'page /m/activity?id=12'],
    [{ linkageType: 'P', linkage: 'a&b' }, 'page /m/activity?id=a%26b'],
    [{ linkageType: 'P' }, 'nowhere'],
    [{ linkageType: 'URL', url: '/m/rewardCenter?x=1' }, 'page /m/rewardCenter?x=1'],
    [{ linkageType: 'URL', url: 'https://www.fair.example/a?b=1' }, 'window https://www.fair.example/a?b=1&token=T'],
    [{ linkageType: 'URL', url: 'https://M.fair.example/m/vip' }, 'page /m/vip'],
    [{ linkageType: 'URL', url: 'https://www.fair.example/m/vip?a=1' }, 'page /m/vip?a=1'],
    [{ linkageType: 'URL', url: 'www.fair.example/m/vip' }, 'page /m/vip'],
    [{ linkageType: 'URL', url: 'https://partner.example/a' }, 'window https://partner.example/a'],
    [{ linkageType: 'URL', url: 'partner.example/a' }, 'window https://partner.example/a'],
    [{ linkageType: 'URL', url: '/m.evil.example' }, 'nowhere'],
    [{ linkageType: 'URL', url: 'javascript:alert(1)' }, 'nowhere'],
    [{ linkageType: 'URL' }, 'nowhere'],
    [{ linkageType: 'G', gameType: 'LOTT', vendor: 'tcg', nodeId: '7' }, 'page /m/launchGame?vendor=TCG&code=7'],
    [{ linkageType: 'G', gameType: 'ELOTT', vendor: 'tcg' }, 'page /m/launchGame?vendor=TCG&code=lobby'],
    [{ linkageType: 'G', vendor: 'tcg_sea' }, 'page /m/launchGame?vendor=TCG_SEA&code=lobby'],
    [
      { linkageType: 'G', gameType: 'SLOT', vendor: 'pg', nodeId: '9', roomId: '3' },
      'page /m/launchGame?vendor=PG&code=9&roomId=3',
    ],
    [{ linkageType: 'G', gameType: 'SLOT', vendor: 'pg', nodeId: '9' }, 'nowhere'],
    [{ linkageType: '' }, 'nowhere'],
  ])('[LINK-1.2] the target of a banner with the fields %j is “%s”', (overrides, expected) => {
    const target = decideBannerTarget(banner(overrides), rules, 'T');
    const detail = target.kind === 'page' ? ` ${target.path}` : target.kind === 'window' ? ` ${target.url}` : '';
    expect(target.kind + detail).toBe(expected);
  });

  test('for a visitor, the URL that a banner opens contains no token', () => {
    const target = decideBannerTarget(banner({ linkageType: 'URL', url: 'www.fair.example' }), rules, undefined);
    expect(target).toEqual({ kind: 'window', url: 'https://www.fair.example/' });
  });
});
