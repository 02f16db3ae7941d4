import { type InferOutput, object, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { editorText, listOf, nonEmptyText, text } from '../../fields';

const entry = object({
  /** Path of the page, such as `/m/home`. */
  path: nonEmptyText,
  title: editorText,
  keywords: text,
  description: editorText,
  /** Canonical URL of the page, or a path on this site; empty if not configured. */
  canonical: text,
});
export type PageMetadataEntry = InferOutput<typeof entry>;

/** Search-engine metadata of the merchant's pages, in the language of the request (SEO-1). */
export const pageMetadata = defineEndpoint({
  name: 'pageMetadata',
  path: '/wps/relay/MCSFE_getPageMetadata',
  response: object({
    pages: listOf(entry),
    /** Domains that search engines may index, with or without `www.` (SEO-2). */
    indexedDomains: listOf(string()),
  }),
  auth: 'none',
  cacheable: 'public',
  source: 'assumed',
});
