import { object, picklist } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { editorText, flag, identifier, imageUrl, listOf, requiredListOf, text } from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

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
