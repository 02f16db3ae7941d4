import { getOwnProperty } from '../../../src/base/own-property';
import type { ResponseInputOf } from '../../../src/contract/endpoint';
import type { pageMetadata } from '../../../src/contract/endpoints/site/page-metadata';
import type { Merchant } from '../merchants/merchant';

type Page = NonNullable<NonNullable<ResponseInputOf<typeof pageMetadata>['pages']>[number]>;

interface GamePageTexts {
  readonly keywords: string;
  readonly home: string;
  readonly promotions: string;
  readonly promotionsTitle: string;
}

const EN: GamePageTexts = {
  keywords: 'lottery, keno, slots, live casino, promotions',
  home: 'Lotteries, slots and live tables on your phone. Deposits arrive in minutes.',
  promotions: 'Bonuses, vouchers and events of this week, with their terms.',
  promotionsTitle: 'Promotions',
};
const TEXTS: Readonly<Record<string, GamePageTexts>> = {
  EN,
  CN: {
    keywords: '彩票, 快乐彩, 电子游戏, 真人娱乐, 优惠活动',
    home: '手机上的彩票、电子游戏与真人娱乐，存款数分钟到账。',
    promotions: '本周的奖金、礼券与活动及其条款。',
    promotionsTitle: '优惠活动',
  },
  VI: {
    keywords: 'xổ số, keno, slot, casino trực tuyến, khuyến mãi',
    home: 'Xổ số, slot và bàn chơi trực tiếp trên điện thoại. Tiền nạp vào sau vài phút.',
    promotions: 'Tiền thưởng, phiếu thưởng và sự kiện trong tuần cùng điều khoản.',
    promotionsTitle: 'Khuyến mãi',
  },
};

/**
 * Returns the search-engine metadata of a merchant's pages (SEO-1).
 * @param language language code of the platform's specification
 */
export function getPageMetadata({ name, slogan }: Merchant, language: string): Page[] {
  const { keywords, home, promotions, promotionsTitle } = getOwnProperty(TEXTS, language) ?? EN;
  return [
    { path: '/m/home', title: `${name} · ${slogan}`, keywords, description: home, canonical: '/m/home' },
    {
      path: '/m/activity',
      title: `${promotionsTitle} · ${name}`,
      keywords,
      description: promotions,
      canonical: '/m/activity',
    },
  ];
}
