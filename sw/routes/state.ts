import type { RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { WORKER_STATE_URL } from '../../src/contract/asset-manifest';
import { describeState } from '../diagnostics/describe-state';

export const matchState = ({ sameOrigin, url }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname === WORKER_STATE_URL;

export async function handleState(): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" };
  return Response.json(await describeState(), { headers });
}
