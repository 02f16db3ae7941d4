import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request whose path and Host header are not changed. fetch() would normalize the path, set the Host header
 * itself and resolve `*.localhost` by DNS.
 */
export const sendRawRequest = (
  port: number,
  { path, method = 'GET', headers = {} }: { path: string; method?: string; headers?: Readonly<Record<string, string>> },
): Promise<RawResponse> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', failed).end();
  });
