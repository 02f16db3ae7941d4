import { loadPart } from './load-part';
import { receive } from './receive';
import type { ApiRequest, Transport } from './transport';

/** Carries a call by axios, which is loaded with the first one. */
export const axiosTransport: Transport = async (request, signal) => {
  const loaded = await loadPart(() => import('axios'));
  if (!loaded.ok) return loaded;
  const { default: axios } = loaded.value;
  return receive(async () => {
    const answer = await axios.request<unknown>({ ...configOf(request), signal });
    return { status: answer.status, body: answer.data instanceof ReadableStream ? answer.data : null };
  }, signal);
};

function configOf(request: ApiRequest) {
  return {
    url: request.url,
    method: request.method,
    // axios names itself as User-Agent where the browser lets it; platforms read the device from that header.
    headers: { ...request.headers, 'User-Agent': false },
    data: request.body,
    // axios would put quotes around a sealed body, which is base64 under the type of JSON.
    transformRequest: [(body: unknown) => body],
    // Only fetch can refuse a redirect, which would carry our headers to wherever it points (security A48).
    adapter: 'fetch' as const,
    fetchOptions: { redirect: 'error', cache: request.noCache ? 'no-store' : 'default' } as const,
    withCredentials: request.credentials,
    responseType: 'stream' as const,
    validateStatus: () => true,
  };
}
