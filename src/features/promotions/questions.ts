import type { CallManner } from '../../api/call';
import { announcements, promotionCategories } from '../../contract/endpoints/promotion';
import { call } from '../../services/platform/platform';

/** What the pages about promotions ask. */
export const askPromotions = (manner: CallManner) =>
  call(announcements, { ...manner, query: { types: 'PR', platform: 'M', category: 'app_download' } });
export const askCategories = (manner: CallManner) => call(promotionCategories, manner);
