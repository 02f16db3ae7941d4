import { request } from 'node:http';

/**
 * Sends a GET request whose path and Host header are not changed. fetch() would normalize the path, set the Host header
 * itself and resolve `*.localhost` by DNS.
 */
export const sendRawGet = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: string }> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', failed).end();
  });
