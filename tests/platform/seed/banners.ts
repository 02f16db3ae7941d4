import { getOwnProperty } from '../../../src/base/own-property';
import type { BannerItem } from '../../../src/contract/endpoints/site/banners';

import type { PromotionName } from './announcements';

interface BannerDraft extends Partial<Omit<BannerItem, 'id' | 'title' | 'image' | 'groupName'>> {
  /** Titles by language code; English is the fallback. */
  readonly titles: Readonly<Record<string, string>> & { readonly EN: string };
  /** The promotion that the banner leads to. */
  readonly promotion?: PromotionName;
  /** Fields that have other values for a merchant, by merchant code. */
  readonly own?: Readonly<Record<string, Partial<BannerDraft>>>;
}

/** Home banners, one for each kind of link (LINK-1). */
export const HOME_BANNERS: readonly BannerDraft[] = [
  {
    titles: { EN: 'Weekend rebate: 12 %', CN: '周末返水 12%', TW: '週末返水 12%', VI: 'Hoàn trả cuối tuần 12%' },
    promotion: 'weekend',
    own: {
      KOPI: { titles: { EN: 'Weekend nights: 12 % back', VI: 'Đêm cuối tuần: hoàn 12%' } },
      SOL: { titles: { EN: 'Red packets: 12 % back', CN: '周末红包 返水12%', TW: '週末紅包 返水12%' } },
    },
  },
  {
    titles: {
      EN: 'Bring a friend, share the prize',
      CN: '邀请好友，共享奖金',
      TW: '邀請好友，共享獎金',
      VI: 'Mời bạn, chia thưởng',
    },
    linkageType: 'URL',
    linkage: '/m/inviteFriends',
    own: {
      KOPI: { titles: { EN: 'A cup for you, a cup for a friend', VI: 'Mời bạn một ly, chia thưởng' } },
      SOL: { titles: { EN: 'Bring a friend, share the luck', CN: '邀友同行 共享好运', TW: '邀友同行 共享好運' } },
    },
  },
  {
    titles: {
      EN: 'Ferris Five: a draw a minute',
      CN: '摩天时时彩：一分一期',
      TW: '摩天時時彩：一分一期',
      VI: 'Ferris Five: mỗi phút một kỳ',
    },
    linkageType: 'G',
    gameType: 'LOTT',
    vendor: 'TCG',
    nodeId: '1001',
    own: {
      KOPI: {
        titles: { EN: 'Northern draw: every evening', VI: 'Xổ số miền Bắc: mỗi tối một kỳ' },
        gameType: 'VIETNAM_LOTTO',
        nodeId: '1009',
      },
      SOL: {
        titles: { EN: 'Lantern Keno: a draw every 3 minutes', CN: '灯笼快乐彩：三分一期', TW: '燈籠快樂彩：三分一期' },
        nodeId: '1005',
      },
    },
  },
];

/** Banners of the two banner popups, by group (BAN-1). */
export const POPUP_BANNERS: Readonly<Record<string, BannerDraft>> = {
  m_popup1: {
    titles: { EN: 'Save our address', CN: '保存我们的网址', TW: '儲存我們的網址', VI: 'Lưu địa chỉ của chúng tôi' },
  },
  m_popup2: { titles: { EN: 'Keep this picture', CN: '保存此图片', TW: '儲存此圖片', VI: 'Giữ lại hình này' } },
};

/** Every seeded banner with its group and the name of its image file (`name`, without extension). */
export const SEEDED_BANNERS: readonly {
  readonly name: string;
  readonly groupName: string;
  readonly draft: BannerDraft;
}[] = [
  ...HOME_BANNERS.map((draft, at) => ({ name: `banner-${at + 1}`, groupName: 'home_top', draft })),
  ...Object.entries(POPUP_BANNERS).map(([name, draft]) => ({ name, groupName: name, draft })),
];

/** Returns a banner as a merchant shows it, with its title in a language. */
export function localizeBanner({ own = {}, ...draft }: BannerDraft, merchant: string, language: string) {
  const { titles, promotion: _promotion, ...fields } = { ...draft, ...getOwnProperty(own, merchant) };
  return { ...fields, title: getOwnProperty(titles, language) ?? titles.EN };
}
