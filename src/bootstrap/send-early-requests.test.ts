import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  FIRST_TOUCH_ATTRIBUTION_KEY,
  LANGUAGE_KEY,
  RESPONSE_CACHE_PREFIX,
  SESSION_KEY,
} from '../contract/storage-keys';
import {
  type EarlyRequestPlanInput,
  planEarlyRequests,
  readMerchantOfStatus,
  sendEarlyRequests,
} from './send-early-requests';

const ORIGIN = 'https://kopi.example';
const LAST_START: EarlyRequestPlanInput = {
  host: 'KOPI',
  merchant: 'KOPI',
  language: 'VI',
  browserLanguages: ['zh-TW', 'en'],
  isControlled: false,
};

interface Situation {
  readonly path?: string;
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** Returns the planned requests as lines: path, merchant, language, cache mode. */
function plan(
  context: EarlyRequestPlanInput,
  { path = '/m/home', search = '', local = {}, session = {} }: Situation = {},
) {
  const { requests } = planEarlyRequests(context, new URL(ORIGIN + path + search) as unknown as Location, {
    local: (key) => local[key] ?? null,
    session: (key) => session[key] ?? null,
  });
  return requests.map(({ url, merchant, language, cache }) => [new URL(url).pathname, merchant, language, cache]);
}

const STATUS = ['/wps/system/status', 'KOPI', 'CN', 'no-store'];
const GAMES = ['/wps/relay/GCSGAME_newGameVendor', 'KOPI', 'VI', 'default'];
const BANNERS = ['/wps/relay/MCSFE_getBanners', 'KOPI', 'VI', 'default'];
const NEWS = ['/wps/relay/MCSFE_getListAnnouncements', 'KOPI', 'VI', 'default'];

describe('[BOOT-1] early requests of the bootstrap script', () => {
  test('[BOOT-1.4] the early requests fetch the status first and then the lists that home shows', () => {
    expect(plan(LAST_START)).toEqual([STATUS, GAMES, BANNERS, NEWS]);
  });

  test('the status request is the only one on a page other than home, and on a page that a service worker controls', () => {
    expect(plan({ ...LAST_START, isControlled: true })).toEqual([STATUS]);
    expect(plan(LAST_START, { path: '/m/login' })).toEqual([STATUS]);
  });

  test('[BOOT-1.9] on the page of a game, the games are requested too, for members alone', () => {
    const isMember = { session: { [SESSION_KEY]: '{}' } };
    expect(plan(LAST_START, { path: '/m/game', ...isMember })).toEqual([STATUS, GAMES]);
    expect(plan(LAST_START, { path: '/m/game' })).toEqual([STATUS]);
    expect(plan(LAST_START, { path: '/m/withdraw', ...isMember })).toEqual([STATUS]);
    expect(plan({ ...LAST_START, isControlled: true }, { path: '/m/game', ...isMember })).toEqual([STATUS]);
  });

  test.each([
    [['vi-VN', 'en'], 'VI'],
    [['zh-TW'], 'TW'],
    [['fil'], 'TY'],
    [['fr', 'pt-BR'], 'PT-BR'],
    [['ZH'], 'CN'],
    [['fr', 'en-GB', 'vi'], 'EN'],
    [['fr'], 'EN'],
    [[], 'EN'],
  ])(
    '[I18N-1] with the browser languages %j, lists are requested in the guessed language $1 if the last one is unknown',
    (browserLanguages, guess) => {
      for (const language of [undefined, '']) {
        const requests = plan({ ...LAST_START, language, browserLanguages });
        expect(requests.map(([, , code]) => code)).toEqual(['CN', guess, guess, guess]);
      }
    },
  );

  test.each([
    ['the language of the last start', {}, {}, 'VI'],
    ['the language that the visitor has chosen', {}, { local: { [LANGUAGE_KEY]: '"EN"' } }, 'EN'],
    ['the guessed language', { language: undefined }, {}, 'TW'],
    ['the language of the last start with a service worker', { isControlled: true }, {}, 'VI'],
    ['the language of the last start on another page', {}, { path: '/m/login' }, 'VI'],
  ])('the bootstrap script expects the app to start in %s ($3)', (_, context, situation: Situation, language) => {
    const { path = '/m/home', local = {} } = situation;
    const planned = planEarlyRequests({ ...LAST_START, ...context }, new URL(ORIGIN + path) as unknown as Location, {
      local: (key) => local[key] ?? null,
      session: () => null,
    });
    expect(planned.language).toBe(language);
  });

  test('the early requests use the language that the visitor has chosen', () => {
    const chosen = plan(LAST_START, { local: { [LANGUAGE_KEY]: '"EN"' } });
    expect(chosen.map(([, , language]) => language)).toEqual(['EN', 'EN', 'EN', 'EN']);
  });

  test('an invalid stored language does not change the early requests', () => {
    expect(plan(LAST_START, { local: { [LANGUAGE_KEY]: '{"a":' } })).toEqual([STATUS, GAMES, BANNERS, NEWS]);
    expect(plan(LAST_START, { local: { [LANGUAGE_KEY]: '["EN"]' } })).toEqual([STATUS, GAMES, BANNERS, NEWS]);
  });

  test('the status request names the merchant of the host, the requests for lists name the merchant of the last start', () => {
    const requests = plan({ ...LAST_START, host: 'MAIN' });
    expect(requests.map(([, merchant]) => merchant)).toEqual(['MAIN', 'KOPI', 'KOPI', 'KOPI']);
  });

  test('no early request for the status is sent if reading the campaign of the link takes the reader of the app', () => {
    const location = new URL(`${ORIGIN}/m/home?utm_campaign=Summer+Sale`) as unknown as Location;
    const { requests } = planEarlyRequests(LAST_START, location, { local: () => null, session: () => null });
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/wps/system/status');
    expect(requests).toHaveLength(3);
  });

  test('no early request is sent for a list that is already cached in session storage', () => {
    const session = { [`${RESPONSE_CACHE_PREFIX}public|KOPI|VI|gameLanes|{}`]: '{}' };
    expect(plan(LAST_START, { session })).toEqual([STATUS, BANNERS, NEWS]);
  });

  test.each([
    ['?utm_source=news', null, 'news'],
    ['?utm_source=news', '"first"', 'first'],
    ['?utm_source=news', '"春节"', '春节'],
    ['', null, ''],
  ])(
    'for the query %j and the stored first touch %j, the early request for the status has the parameter track=$2',
    (search, saved, track) => {
      const local = saved === null ? {} : { [FIRST_TOUCH_ATTRIBUTION_KEY]: saved };
      const { requests } = planEarlyRequests(LAST_START, new URL(`${ORIGIN}/m/home${search}`) as unknown as Location, {
        local: (key) => (key in local ? saved : null),
        session: () => null,
      });
      expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
        device: 'MOBILE',
        track,
        originalDomain: 'kopi.example',
        url: `${ORIGIN}/m/home`,
      });
    },
  );
});

describe('[API-1] response to an early request', () => {
  afterEach(() => vi.unstubAllGlobals());
  const request = { url: `${ORIGIN}/wps/x`, merchant: 'KOPI', language: 'VI', cache: 'default' } as const;
  const json = { headers: { 'Content-Type': 'application/json; charset=utf-8' } };

  test.each([
    ['a JSON response is used', async () => new Response('{}', json), true],
    ['an HTTP error is not used', async () => new Response('{}', { ...json, status: 500 }), false],
    ['HTML is not used', async () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }), false],
    ['a lost connection is not used', async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])(
    'the response to an early request is used only if it is JSON with a success status: %s',
    async (_, fetch, isUsed) => {
      vi.stubGlobal('fetch', fetch);
      const [early] = sendEarlyRequests([request]);
      expect((await early?.response) !== undefined).toBe(isUsed);
    },
  );
});

describe('[BOOT-7] early requests of a host without a merchant', () => {
  test('on a host without a merchant, the early requests fetch the status alone', () => {
    expect(plan({ ...LAST_START, host: '', merchant: '', language: undefined })).toEqual([
      ['/wps/system/status', '', 'CN', 'no-store'],
    ]);
  });

  test('an early request without a merchant has no Merchant header', () => {
    const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', sent);
    sendEarlyRequests(
      ['', 'KOPI'].map((merchant) => ({ url: ORIGIN, merchant, language: 'VI', cache: 'default' as const })),
    );
    expect(sent.mock.calls.map(([, { headers }]) => headers)).toEqual([
      { Accept: 'application/json', Language: 'VI', 'X-Request-Id': expect.any(String) },
      { Accept: 'application/json', Merchant: 'KOPI', Language: 'VI', 'X-Request-Id': expect.any(String) },
    ]);
  });

  const early = (body: unknown) => ({
    url: ORIGIN,
    merchant: '',
    language: 'CN',
    requestId: 'early',
    response: Promise.resolve(body === undefined ? undefined : Response.json(body)),
    abort: () => undefined,
  });
  test.each([
    [
      'the merchant and its language',
      { value: { info: { merchantCode: 'FAIR', whitelabelVal: { defaultLanguage: 'VI' } } } },
      { merchant: 'FAIR', language: 'VI' },
    ],
    ['no language', { value: { info: { merchantCode: 'FAIR' } } }, { merchant: 'FAIR', language: '' }],
    ['no merchant', { value: { info: {} } }, undefined],
    ['an empty merchant code', { value: { info: { merchantCode: '' } } }, undefined],
    ['a refusal', { success: false }, undefined],
    ['no response', undefined, undefined],
  ])('a status with %s leads to home’s requests for that merchant, or to none', async (_, body, named) => {
    const status = early(body);
    expect(await readMerchantOfStatus(status)).toEqual(named);
    // The app reads the body too.
    expect((await status.response)?.bodyUsed ?? false).toBe(false);
  });
});
