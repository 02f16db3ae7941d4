import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { fail, ok, type Result } from '../base/result';
import { type RawResponse, type Transport, type TransportFailure, toRawResponse } from './transport';

/**
 * The axios instance of all calls except `early` ones. Its response interceptors turn every response and every error
 * into a Result, so that no request rejects.
 */
const client = axios.create({
  // Only fetch can refuse a redirect, which would send our headers to another server.
  adapter: 'fetch',
  responseType: 'text',
  // axios would quote an encrypted body, which is base64 with the type of JSON.
  transformRequest: [(body: unknown) => body],
  validateStatus: () => true,
});
client.interceptors.request.use(removeAddedHeaders);
client.interceptors.response.use(
  (response) => ({
    ...response,
    data: ok(toRawResponse(response.status, response.data, (name) => response.headers[name.toLowerCase()])),
  }),
  (error: unknown) => ({ data: fail(failureOf(error)) }),
);

/** Sends a request with axios. Resolves with an error if it fails; never rejects. */
export const sendWithAxios: Transport = async (request, signal, timeoutMs) => {
  const { data } = await client.request<Result<RawResponse, TransportFailure>>({
    url: request.url,
    method: request.method,
    headers: request.headers,
    data: request.body,
    fetchOptions: { redirect: 'error', cache: request.cache },
    withCredentials: request.credentials,
    signal,
    timeout: timeoutMs,
    maxContentLength: request.maxBytes,
  });
  return data;
};

/**
 * Removes headers that axios adds: User-Agent, from which platforms detect the device, and the form content type of
 * requests without a body.
 */
function removeAddedHeaders(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  config.headers.set('User-Agent', false);
  if (config.data === undefined) config.headers.set('Content-Type', false);
  return config;
}

function failureOf(error: unknown): TransportFailure {
  if (axios.isCancel(error)) return 'aborted';
  switch (axios.isAxiosError(error) && error.code) {
    case AxiosError.ETIMEDOUT:
      return 'timeout';
    // With every status accepted, only a response over the limit is bad.
    case AxiosError.ERR_BAD_RESPONSE:
      return 'too-large';
    default:
      // Browsers report a lost connection, a refused redirect and a truncated body alike: there is no usable response.
      return 'offline';
  }
}
