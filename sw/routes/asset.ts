import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { ASSET_FOLDER } from '../../src/contract/asset-manifest';
import { fetchFile } from '../staging/fetch-file';
import { readContent, storeContent } from '../versions/content-store';
import { findFile } from '../versions/generations';
import { knownVersions } from '../versions/known-versions';
import { passOn } from './pass-on';

/** What can do harm when it is not what the build made. */
const CODE = /\.(m?js|css)$/;

/**
 * A file that bears its hash in its name. A part of one (`Range`) and what only the HTTP cache may answer stay the
 * browser's business.
 */
export function matchAsset({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isHashed = sameOrigin && url.pathname.startsWith(ASSET_FOLDER) && url.search === '';
  const isBrowsers = request.mode === 'navigate' || request.headers.has('range') || request.cache === 'only-if-cached';
  return isHashed && !isBrowsers;
}

/**
 * Cache first: a stored file was verified when it was stored, and is verified now when it is not (OFF-3). Where the
 * network has none the store is asked once more: on a busy device it may only have been too slow.
 */
export async function handleAsset(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = options;
  return (await storedFile(url)) ?? (await fetchedFile(options)) ?? (await storedFile(url)) ?? Response.error();
}

async function storedFile({ pathname }: URL): Promise<Response | undefined> {
  const file = findFile(await knownVersions(), pathname);
  return file && readContent(file.sha256);
}

async function fetchedFile({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response | undefined> {
  const file = findFile(await knownVersions(), url.pathname);
  if (file) {
    const fetched = await fetchFile(file);
    if (fetched.ok) {
      event.waitUntil(storeContent(file.sha256, fetched.value.clone()));
      return fetched.value;
    }
    if (CODE.test(file.url)) return undefined;
  }
  const answer = await passOn(request);
  return answer.ok ? answer.value : undefined;
}
