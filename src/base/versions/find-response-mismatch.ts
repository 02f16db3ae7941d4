import type { PrecacheFailureReason } from '../../contract/service-worker/service-worker-messages';

/**
 * Expected content types by file name. Captive portals and SPA fallbacks respond with HTML for every name, with status
 * 200.
 */
const CONTENT_TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.(json|webmanifest)$/, /^application\/([\w.-]+\+)?json\b/],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico)$/, /^image\//],
  [/\.woff2?$/, /^(font\/|application\/(font-|octet-stream))/],
];

/**
 * Returns why a response cannot be the file at `url`; undefined if it may be the file. Checks only status and
 * headers, so that the body need not be read first.
 */
export function findResponseMismatch(
  response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  url: string,
): PrecacheFailureReason | undefined {
  const isForeign = response.type !== 'basic' && response.type !== 'default';
  if (response.status !== 200 || response.redirected || isForeign) return 'status';
  const contentType = response.headers.get('content-type') ?? '';
  const expected = CONTENT_TYPES.find(([name]) => name.test(url))?.[1];
  const isExpectedType = expected ? expected.test(contentType) : !/^text\/html\b/.test(contentType);
  return isExpectedType ? undefined : 'type';
}
