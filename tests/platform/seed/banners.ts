import { ownProperty } from '../../../src/base/own-property';
import type { BannerItem } from '../../../src/contract/endpoints/site/promotion';

interface BannerDraft extends Partial<Omit<BannerItem, 'id' | 'title' | 'image' | 'groupName'>> {
  /** Titles by language code; English is the fallback. */
  readonly titles: Readonly<Record<string, string>> & { readonly EN: string };
}

/** Home banners of every merchant, one for each kind of link (LINK-1). */
export const HOME_BANNERS: readonly BannerDraft[] = [
  {
    titles: { EN: 'Weekend rebate: 12 %', CN: '周末返水 12%', TW: '週末返水 12%', VI: 'Hoàn trả cuối tuần 12%' },
    linkageType: 'P',
    linkage: '1',
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
  },
];

/** Banners of the two popups (BAN-1). */
export const POPUP_BANNERS: Readonly<Record<string, BannerDraft>> = {
  m_popup1: {
    titles: { EN: 'Save our address', CN: '保存我们的网址', TW: '儲存我們的網址', VI: 'Lưu địa chỉ của chúng tôi' },
  },
  m_popup2: { titles: { EN: 'Keep this picture', CN: '保存此图片', TW: '儲存此圖片', VI: 'Giữ lại hình này' } },
};

/** Every banner with its group, and the file name of its image. */
export const SEEDED_BANNERS: readonly {
  readonly name: string;
  readonly groupName: string;
  readonly draft: BannerDraft;
}[] = [
  ...HOME_BANNERS.map((draft, at) => ({ name: `banner-${at + 1}`, groupName: 'home_top', draft })),
  ...Object.entries(POPUP_BANNERS).map(([name, draft]) => ({ name, groupName: name, draft })),
];

export const bannerTitle = ({ titles }: BannerDraft, language: string): string =>
  ownProperty(titles, language) ?? titles.EN;
