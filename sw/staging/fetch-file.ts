import { fail, ok, type Result } from '../../src/base/result';
import type { AssetFile } from '../../src/contract/asset-manifest';
import type { StagingFault } from '../../src/contract/sw-protocol';
import { FILE_LIMIT } from '../limit';
import { judgeResponse } from './judge-response';
import { storableResponse } from './storable-response';
import { verifyBody } from './verify-body';

/** A file of a version, verified by length and hash: it can be stored and served. */
export type FetchedFile = Result<Response, StagingFault>;

/** Fetches a file. The page has just loaded most of them, so the HTTP cache is asked first; what that has may be broken. */
export async function fetchFile(file: AssetFile): Promise<FetchedFile> {
  const first = await attempt(file, { cache: 'default' });
  return first.ok ? first : attempt(file, { cache: 'reload' });
}

/** A file that the HTTP cache has; nothing is asked of the network. */
export const findCachedFile = (file: AssetFile): Promise<FetchedFile> =>
  attempt(file, { cache: 'only-if-cached', mode: 'same-origin' });

async function attempt(file: AssetFile, how: RequestInit): Promise<FetchedFile> {
  try {
    // The limit covers the body too: a line that stalls in the middle is as dead as one that never answers.
    const answer = await fetch(file.url, { ...how, redirect: 'error', signal: AbortSignal.timeout(FILE_LIMIT) });
    const refused = judgeResponse(answer, file.url);
    if (refused) return fail(refused);
    const body = await answer.arrayBuffer();
    const broken = await verifyBody(body, file);
    return broken ? fail(broken) : ok(storableResponse(body, answer.headers));
  } catch (error) {
    return fail(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
  }
}
