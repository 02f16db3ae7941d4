import { type GenericSchema, safeParse } from 'valibot';
import { describe, test, vi } from 'vitest';
import { parseThemeSnapshot } from '../../src/bootstrap/parse-theme-snapshot';
import { captchaFrameCommand, captchaFrameEvent, captchaFrameSetup } from '../../src/contract/frames/captcha-frame';
import { miniGameCommand, miniGameEvent } from '../../src/contract/frames/mini-game';
import { assetManifest, staticFileManifest } from '../../src/contract/service-worker/asset-manifest';
import {
  MESSAGES_FROM_SERVICE_WORKER,
  MESSAGES_TO_SERVICE_WORKER,
  parseServiceWorkerMessage,
} from '../../src/contract/service-worker/service-worker-messages';
import { decideNotification } from '../../sw/push/decide-notification';
import { parsePushMessage } from '../../sw/push/parse-push-message';
import { FUZZ_TIMEOUT_MS, forEachHostileValue, safeStringify } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });

const VERSION = { build: 'b1', id: 'i1', released: 5, isPartial: false };
const MESSAGES: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'page-idle', isWanted: true, inUse: ['/m/a.js'] },
  { type: 'check-version', build: 'b1', isHourly: true, inUse: ['/m/a.js'] },
  { type: 'refresh-requested', id: 'i1' },
  { type: 'image-hosts', hosts: ['https://cdn.example'] },
  { type: 'public-responses', urls: ['/wps/x'], merchant: 'FAIR', language: 'EN' },
  { type: 'flush-outbox', isReconnect: true },
  { type: 'take-over' },
  { type: 'forget-device' },
  { type: 'version-committed', ...VERSION },
  { type: 'refresh', ...VERSION },
  { type: 'precache-failed', build: 'b1', files: [{ url: '/m/a.js', fault: 'hash' }] },
  { type: 'open-path', path: '/m/activity' },
  { type: 'storage-failed', reason: 'full' },
];

type Shapes = Readonly<Record<string, GenericSchema<Record<string, unknown>, Record<string, unknown>>>>;

describe('[OFF-2] hostile messages between page and service worker', () => {
  test.each(MESSAGES.map((message) => [message.type, message] as const))(
    'of the type %s are ignored or parsed with a known type, and never throw',
    (_, message) => {
      const tables: readonly Shapes[] = [MESSAGES_TO_SERVICE_WORKER, MESSAGES_FROM_SERVICE_WORKER];
      forEachHostileValue(message, (value) => {
        for (const table of tables) {
          const parsed = parseServiceWorkerMessage(table, value);
          if (parsed && !Object.hasOwn(table, parsed.type)) throw new Error(`unknown type ${parsed.type}`);
        }
      });
    },
  );
});

const SETUPS = [
  [
    'commands of the captcha frame',
    captchaFrameCommand,
    { type: 'start', setup: { kind: 'geetest-v4', script: '/a.js', language: 'en', captchaId: 'x' } },
  ],
  [
    'events of the captcha frame',
    captchaFrameEvent,
    { type: 'passed', proof: { kind: 'geetest-v3', challenge: 'a', seccode: 'b' } },
  ],
  [
    'setup of the captcha frame',
    captchaFrameSetup,
    { kind: 'geetest-v4', script: '/a.js', language: 'en', captchaId: 'x' },
  ],
  ['commands of the mini game', miniGameCommand, { type: 'show', view: 'panel' }],
  ['events of the mini game', miniGameEvent, { type: 'ready' }],
  [
    'asset manifest',
    assetManifest,
    { build: 'b', files: [{ url: '/m/a.js', bytes: 1, sha256: 'a', group: 'critical', type: 'text/javascript' }] },
  ],
  ['static manifest', staticFileManifest, { files: [{ url: '/m/a.js', bytes: 1, sha256: 'a', group: 'lazy' }] }],
] as const;

test.each(SETUPS)('[API-2] hostile %s never throw', (_, schema, example) => {
  forEachHostileValue(example, (value) => {
    safeParse(schema, value);
  });
});

const PUSH = {
  notification: { title: 'Hello', body: 'World', click_action: '/m/activity', navigate: '/m/home' },
  data: {
    title: 'Hello',
    body: 'World',
    id: '1',
    path: '/m/activity',
    tag: 't',
    member: 'm1',
    badge: '3',
    expires: '99999999999999',
    actions: '[{"title":"Open","path":"/m/home"}]',
  },
};

test('[PUSH-3] a hostile push shows one notification with a title, texts of limited length and a path of the app', () => {
  const device = {
    binding: { member: 'm1', merchant: 'FAIR', language: 'EN', device: 'd' },
    texts: undefined,
    hosts: ['fairground.example'],
    unread: { count: 2, ids: ['7'] },
  };
  forEachHostileValue(PUSH, (value) => {
    const message = parsePushMessage(safeStringify(value));
    const fallbackTexts = { title: 'News', body: 'Open the app' };
    const origin = 'https://fairground.example';
    const { title, options, badge } = decideNotification(message, { device, fallbackTexts, origin, now: 1 });
    const { path } = options.data;
    if (title === '' || title.length > 200 || (options.body ?? '').length > 500) throw new Error('text');
    if (!/^\/m(\/|\?|#|$)/.test(path) || /token|redirectUrl/i.test(path)) throw new Error(`path ${path}`);
    if (!Number.isInteger(badge) || badge < 0 || badge > 99) throw new Error(`badge ${badge}`);
  });
});

const THEME = {
  merchant: 'FAIR',
  name: 'Fairground',
  logo: '/l.svg',
  lang: 'en',
  language: 'EN',
  dir: 'ltr',
  tokens: { '--accent': '#123', '--stage': 'url("/m/a.svg")' },
  dark: { '--accent': '#fff' },
};

test('[BOOT-5] a hostile stored theme is refused or has only custom properties', () => {
  forEachHostileValue(THEME, (value) => {
    const theme = parseThemeSnapshot(safeStringify(value));
    for (const name of Object.keys({ ...theme?.tokens, ...theme?.dark }))
      if (!name.startsWith('--')) throw new Error(`property ${name}`);
  });
});
