import { type InferOutput, object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { editorText, identifier, imageUrl, listOf, optionalIdentifier, text } from '../../fields';
import { SERVICE_WORKER_CACHE_RULES } from '../../service-worker-cache';

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
