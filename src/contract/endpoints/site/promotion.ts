import { type InferOutput, object, picklist, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorText,
  flag,
  identifier,
  imageUrl,
  lenientObject,
  listOf,
  numberWithFallback,
  optionalIdentifier,
  requiredListOf,
  text,
} from '../../fields';
import { customerServiceList } from '../../merchant/customer-service';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

const promotion = lenientObject({ enabled: flag, count });

/**
 * The available promotions (LINK-3). Requested only if the switch REWCEN3 is on; the request has no `Authorization`
 * header (API-6).
 */
export const availablePromotions = defineEndpoint({
  name: 'availablePromotions',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  response: object({ APP_DOWNLOAD: promotion, REFERRAL: promotion }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.availablePromotions,
});

/**
 * Announcements (POP-1). `execution`: A for members, B for visitors, F for members at their first login, any other
 * value for everyone.
 */
export const announcements = defineEndpoint({
  name: 'announcements',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  query: object({ types: picklist(['PR']), platform: picklist(['M']), category: picklist(['app_download']) }),
  response: object({
    list: requiredListOf(
      object({
        id: identifier,
        title: editorText,
        content: text,
        promotionType: text,
        execution: text,
        /** Whether the announcement must be read to the end before it can be closed (POP-3). */
        forceRead: flag,
        /** Target of the button of a promotion (LINK-2). */
        redirect: text,
        externalLink: text,
        promoAnnouncementCategoryIds: listOf(identifier),
        /** Image URL of a promotion; empty if it has none. */
        image: imageUrl,
      }),
    ),
  }),
  auth: 'none',
  early: true,
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.announcements,
});

/** Categories of promotions (LINK-2). */
export const promotionCategories = defineEndpoint({
  name: 'promotionCategories',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  response: object({ categories: listOf(object({ id: identifier, name: editorText })) }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.promotionCategories,
});

/** Progress towards the next VIP rank (VIP-1). */
export const rankProgress = defineEndpoint({
  name: 'rankProgress',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  response: object({
    currentProgress: lenientObject({ completedConditions: count, totalExpectedConditions: count }),
    playerRankProgress: lenientObject({ labelId: optionalIdentifier }),
  }),
  auth: 'required',
  cacheable: 'member',
});

const rankLevel = object({
  labelId: identifier,
  labelName: editorText,
  rankLevel: count,
  /** Benefits of the VIP rank, in the language of the request. */
  benefits: listOf(object({ title: editorText, detail: editorText })),
});
export type RankLevel = InferOutput<typeof rankLevel>;

/** The VIP ranks and their benefits (VIP-1). */
export const rankLevels = defineEndpoint({
  name: 'rankLevels',
  path: '/wps/relay/MCSFE_getRankLevels',
  response: object({ levels: requiredListOf(rankLevel) }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/** The merchant's customer-service entries (CS-1). */
export const customerServices = defineEndpoint({
  name: 'customerServices',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  response: object({ services: customerServiceList }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.customerServices,
});

/** Settings of the download bar (INST-5). */
export const downloadBarSettings = defineEndpoint({
  name: 'downloadBarSettings',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  response: object({
    loginRequired: flag,
    rankLevel: count,
    /** URL of the gift image in the download bar; empty if there is no image. */
    gift: imageUrl,
    /** Average rating from 0 to 5, shown as stars and as a number. */
    rating: numberWithFallback(5),
    /** Where the rating comes from, such as "App Store"; if empty, no rating is shown. */
    ratingSource: text,
  }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.downloadBarSettings,
});

const launchLanguage = string();

/** Returns the URL of the customer-service chat (CS-2). */
export const launchChat = defineEndpoint({
  name: 'launchChat',
  path: '/wps/relay/CBS_launchChat',
  query: object({ headerColor: string(), language: launchLanguage }),
  response: object({ url: string() }),
  auth: 'required',
});

/** Number of unread chat messages (CS-2). */
export const chatUnreadCount = defineEndpoint({
  name: 'chatUnreadCount',
  path: '/wps/relay/CBS_unreadCount',
  response: object({ unReadCount: count, chatUrl: text }),
  auth: 'required',
});

/** A banner (LINK-1). `linkageType` is the type of its link: P for a promotion, URL for a URL, G for a game. */
export const bannerItem = object({
  id: identifier,
  title: editorText,
  image: imageUrl,
  groupName: text,
  linkageType: text,
  linkage: optionalIdentifier,
  url: text,
  gameType: text,
  vendor: text,
  roomId: optionalIdentifier,
  nodeId: optionalIdentifier,
});
export type BannerItem = InferOutput<typeof bannerItem>;

/**
 * The banners of a banner group, which belongs to one position in the app, such as the top of home. The path is
 * assumed.
 */
export const banners = defineEndpoint({
  name: 'banners',
  path: '/wps/relay/MCSFE_getBanners',
  query: object({ group: string() }),
  response: object({ list: listOf(bannerItem) }),
  auth: 'none',
  early: true,
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.banners,
  cacheable: 'public',
  source: 'assumed',
});
