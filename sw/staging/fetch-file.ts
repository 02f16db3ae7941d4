import { fail, ok, type Result } from '../../src/base/result';
import type { AssetFile } from '../../src/contract/asset-manifest';
import type { StagingFault } from '../../src/contract/sw-protocol';
import { FILE_LIMIT } from '../limit';
import { judgeResponse } from './judge-response';
import { storableResponse } from './storable-response';
import { verifyBody } from './verify-body';

/** The page has just loaded most files, so the HTTP cache is asked first; what it has may be broken, so then it is not. */
const ATTEMPTS: readonly RequestCache[] = ['default', 'reload'];

/** Fetches a file of a version and verifies it by length and hash; the answer can be stored and served. */
export async function fetchFile(file: AssetFile): Promise<Result<Response, StagingFault>> {
  let last: Result<Response, StagingFault> = fail('network');
  for (const cache of ATTEMPTS) {
    last = await attempt(file, cache);
    if (last.ok) return last;
  }
  return last;
}

async function attempt(file: AssetFile, cache: RequestCache): Promise<Result<Response, StagingFault>> {
  try {
    // The limit covers the body too: a line that stalls in the middle is as dead as one that never answers.
    const answer = await fetch(file.url, { cache, redirect: 'error', signal: AbortSignal.timeout(FILE_LIMIT) });
    const refused = judgeResponse(answer, file.url);
    if (refused) return fail(refused);
    const body = await answer.arrayBuffer();
    const broken = await verifyBody(body, file);
    return broken ? fail(broken) : ok(storableResponse(body, answer.headers));
  } catch (error) {
    return fail(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
  }
}
