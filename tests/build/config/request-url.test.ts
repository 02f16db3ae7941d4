import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPrivateAddress } from '../../../deploy/config-check/private-address';
import { createUrlRequester } from '../../../deploy/config-check/request-url';

const request = createUrlRequester({ isPrivateAllowed: true });

const encodings: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  identity: (body) => body,
};

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

describe('[OPS-1.8] request of a checked URL', () => {
  test.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ],
    ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:a00:1', '255.255.255.255', '224.0.0.1'],
  ])('the address %s is private', (address) => expect(isPrivateAddress(address)).toBe(true));

  test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'the address %s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  test.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://localhost:1/',
    'http://2130706433:1/',
    'http://127.1:1/',
  ])('%s is not requested unless that is allowed, and the reason says how', async (url) => {
    const refused = await createUrlRequester({ isPrivateAllowed: false })(url);
    expect(refused).toMatchObject({ ok: false, error: expect.stringMatching(/is private.*--private/) });
    expect(await request(url)).toMatchObject({ ok: false, error: expect.not.stringContaining('--private') });
  });

  test('a redirect on the same host is followed, one to another host is not, and its origin is named', async () => {
    const other = await serve((_, response) => response.end('other'));
    const origin = await serve(({ url }, response) => {
      if (url === '/end') response.end('end');
      const to = url === '/start' ? '/end' : `${other.replace('127.0.0.1', 'localhost')}/secret?token=1`;
      if (url !== '/end') response.writeHead(302, { Location: to }).end();
    });
    expect(await request(`${origin}/start`)).toMatchObject({ ok: true, value: { status: 200 } });
    const refused = await request(`${origin}/away`);
    const { host } = new URL(other.replace('127.0.0.1', 'localhost'));
    expect(refused).toEqual({
      ok: false,
      error: `it redirects to another host, http://${host}: check that one by its URL`,
    });
  });

  test('endless redirects end', async () => {
    const origin = await serve((_, response) => response.writeHead(302, { Location: '/again' }).end());
    expect(await request(origin)).toEqual({ ok: false, error: 'it redirects too often' });
  });

  test('a body above the limit is not read to its end, also when it is compressed', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 'a');
    const plain = await serve((_, response) => response.end(large));
    const packed = await serve((_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync(large)));
    for (const origin of [plain, packed])
      expect(await request(origin)).toEqual({ ok: false, error: 'it is larger than 2 MiB' });
    const small = await serve((_, response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync('hello')));
    const read = await request(small);
    expect(read.ok && read.value.body.toString()).toBe('hello');
  });

  test.each(['gzip', 'deflate', 'br', 'identity'])(
    'a body with the encoding %s that is cut off, or that stalls, is an error',
    async (encoding) => {
      const start = encodings[encoding]?.(randomBytes(50_000)).subarray(0, 20_000);
      const cut = await serve((_, response) => {
        response.setHeader('Content-Encoding', encoding).write(start, () => response.destroy());
      });
      expect(await request(cut)).toMatchObject({ ok: false, error: expect.not.stringContaining('in time') });
      const short = await serve((_, response) => response.setHeader('Content-Encoding', encoding).end(start));
      expect(await request(short)).toMatchObject({ ok: encoding === 'identity' });
      const stalled = await serve((_, response) => response.setHeader('Content-Encoding', encoding).write(start));
      const impatient = createUrlRequester({ isPrivateAllowed: true, timeoutMs: 300 });
      expect(await impatient(stalled)).toEqual({ ok: false, error: 'no response in time' });
    },
  );
});
