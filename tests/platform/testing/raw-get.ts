import { request } from 'node:http';

/** A GET that goes out as it is written: fetch tidies paths, owns the Host header, and asks DNS for `*.localhost`. */
export const rawGet = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: string }> =>
  new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', failed).end();
  });
