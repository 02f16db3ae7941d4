import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressResponse } from './compress-response';
import { createJsonResponse, createSuccessResponse } from './http-response';

const GAMES = createSuccessResponse(
  { games: Array.from({ length: 100 }, (_, n) => ({ name: `Game ${n}` })) },
  'no-cache',
);

test.each(['gzip', 'gzip, deflate, br', 'br;q=1, gzip;q=0.5'])(
  '[OFF-3] a response is compressed if the client sends “Accept-Encoding: %s”',
  async (accepted) => {
    const { headers, body } = await compressResponse(GAMES, accepted);
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      'Content-Encoding': 'gzip',
      Vary: 'Accept-Encoding',
    });
    expect(gunzipSync(Buffer.from(body)).toString()).toBe(GAMES.body);
    expect(body.length).toBeLessThan(GAMES.body.length / 4);
  },
);

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
  '[OFF-3] a response is not compressed if the client sends “Accept-Encoding: %s”',
  async (accepted) => {
    const { headers, body } = await compressResponse(GAMES, accepted);
    expect(headers).not.toHaveProperty('Content-Encoding');
    expect(headers.Vary).toBe('Accept-Encoding');
    expect(body).toBe(GAMES.body);
  },
);

test('[OFF-3] a short response is not compressed', async () => {
  expect((await compressResponse(createJsonResponse({ ok: true }), 'gzip')).headers).not.toHaveProperty(
    'Content-Encoding',
  );
});
