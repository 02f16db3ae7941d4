import { object } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { count, editorText, flag, identifier, lenientObject, listOf } from '../../fields';
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

/** Categories of promotions (LINK-2). */
export const promotionCategories = defineEndpoint({
  name: 'promotionCategories',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  response: object({ categories: listOf(object({ id: identifier, name: editorText })) }),
  auth: 'none',
  serviceWorkerCache: SERVICE_WORKER_CACHE_RULES.promotionCategories,
});
