import { array, type InferOutput, nullish, number, object, picklist, string } from 'valibot';
import { customerServiceList } from '../customer-service';
import { endpoint } from '../endpoint';
import { flag, identifier, orDefault, text } from '../fields';

const promotion = nullish(object({ enabled: flag, count: orDefault(number(), 0) }), {});

/** Promotions on offer; asked only with REWCEN3 on, and without Authorization (LINK-3, API-6). */
export const availablePromotions = endpoint({
  name: 'availablePromotions',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  answer: object({ APP_DOWNLOAD: promotion, REFERRAL: promotion }),
  auth: 'none',
});

/** Announcements (POP-1): execution A logged in, B visitors, F first login. */
export const announcements = endpoint({
  name: 'announcements',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  query: object({ types: picklist(['PR']), platform: picklist(['M']), category: picklist(['app_download']) }),
  answer: object({
    list: nullish(
      array(object({ id: identifier, title: text, content: text, promotionType: text, execution: text })),
      [],
    ),
  }),
  auth: 'none',
});

/** Categories an activity item may stand in (LINK-2). */
export const promotionCategories = endpoint({
  name: 'promotionCategories',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  answer: object({ categories: nullish(array(object({ id: identifier, name: text })), []) }),
});

/** Progress towards the next VIP rank (VIP-1). */
export const rankProgress = endpoint({
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  answer: object({
    currentProgress: nullish(
      object({ completedConditions: orDefault(number(), 0), totalExpectedConditions: orDefault(number(), 0) }),
      {},
    ),
    playerRankProgress: nullish(object({ labelId: text }), {}),
  }),
  auth: 'required',
  cacheable: 'member',
});

const rankLevel = object({
  labelId: identifier,
  labelName: text,
  rankLevel: orDefault(number(), 0),
  /** What the level gives, in the words of the call's language. */
  benefits: nullish(array(object({ title: text, detail: text })), []),
});
export type RankLevel = InferOutput<typeof rankLevel>;

/** The VIP ranks and what each gives (VIP-1). */
export const rankLevels = endpoint({
  name: 'rankLevels',
  path: '/wps/relay/MCSFE_getRankLevels',
  answer: object({ levels: nullish(array(rankLevel), []) }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/** Customer-service entries and scripts (CS-1). */
export const customerServices = endpoint({
  name: 'customerServices',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  answer: object({ services: customerServiceList }),
});

/** Settings of the download bar (INST-5). */
export const downloadSetting = endpoint({
  name: 'downloadSetting',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  answer: object({ loginRequired: flag, rankLevel: orDefault(number(), 0), gift: text }),
});

const launchLanguage = string();

/** Opens the customer-service chat (CS-2). */
export const chatLaunch = endpoint({
  name: 'chatLaunch',
  path: '/wps/relay/CBS_launchChat',
  query: object({ headerColor: string(), language: launchLanguage }),
  answer: object({ url: string() }),
  auth: 'required',
});

/** Messages unread in the chat (CS-2). */
export const chatUnread = endpoint({
  name: 'chatUnread',
  path: '/wps/relay/CBS_unreadCount',
  answer: object({ unReadCount: orDefault(number(), 0), chatUrl: text }),
  auth: 'required',
});

/** A banner (LINK-1): `linkageType` P, URL or G says where it leads. */
export const bannerItem = object({
  id: identifier,
  title: text,
  image: text,
  groupName: text,
  linkageType: text,
  linkage: text,
  url: text,
  gameType: text,
  vendor: text,
  roomId: text,
  nodeId: text,
});
export type BannerItem = InferOutput<typeof bannerItem>;

/** Banners of a place on a page, such as the top of home. The path is assumed. */
export const banners = endpoint({
  name: 'banners',
  path: '/wps/relay/MCSFE_getBanners',
  query: object({ group: string() }),
  answer: object({ list: nullish(array(bannerItem), []) }),
  auth: 'none',
  cacheable: 'public',
  source: 'assumed',
});
