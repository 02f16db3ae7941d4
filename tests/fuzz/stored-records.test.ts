import { describe, expect, test, vi } from 'vitest';
import {
  parseBackoff,
  parseOutboxDropCounts,
  parseOutboxEntry,
  parseRemovedKeys,
} from '../../src/base/outbox/outbox-entry';
import { REGISTRATION_SOURCE_KEY } from '../../src/contract/deferred-storage-keys';
import { siteStatus } from '../../src/contract/endpoints/site/system';
import * as keys from '../../src/contract/storage-keys';
import { createMemoryStorage } from '../../src/frames/shim-storage';
import { MEMBER_DATA } from '../../src/services/member-data/member-data-table';
import { createExampleValue } from '../support/api/invalid-values';
import { stubPageGlobals } from '../support/page/page-globals';
import { FUZZ_TIMEOUT_MS, findInfiniteNumbers, forEachHostileValue, safeStringify } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });

const areas = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() };
vi.stubGlobal('localStorage', areas.localStorage);
vi.stubGlobal('sessionStorage', areas.sessionStorage);
stubPageGlobals('https://fairground.example/m/home');
const { safeSessionStorage } = await import('../../src/browser/storage/web-storage');
const { readRegistrationDraft } = await import('../../src/services/registration/registration-draft');
const { readCachedStatus } = await import('../../src/services/merchant/cached-status');
const { readCachedDomainList } = await import('../../src/services/domain-list/cached-domain-list');
const { consumeUrlToken } = await import('../../src/services/session/url-token');
const { isSessionInSyncWithStorage } = await import('../../src/services/session/session-store');
const { readLastSignOutTime, wasSignedOutInOtherTab } = await import('../../src/services/session/sign-out-ids');
const { readRegistrationSource } = await import('../../src/services/attribution/registration-source');
const { getKnownCustomerServiceEntries } = await import('../../src/services/support/known-customer-service-entries');
const { readMemberValue } = await import('../../src/services/member-data/member-values');
const { loadUnconfirmedRequest } = await import('../../src/services/submissions/unconfirmed-requests');
const { readStoredFailedCalls } = await import('../../src/services/observability/stored-failed-calls');
const { readAutoLoginMode } = await import('../../src/services/remembered-login/auto-login-mode');

const SESSION = {
  id: 'm1',
  token: 't',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
  currentPassword: 'known',
};

type Case = readonly [name: string, area: keyof typeof areas, key: string, example: unknown, read: () => unknown];
const CASES: readonly Case[] = [
  ['session', 'sessionStorage', keys.SESSION_KEY, SESSION, isSessionInSyncWithStorage],
  [
    'registration draft',
    'sessionStorage',
    keys.REGISTRATION_DRAFT_KEY,
    { at: 1, over: false, username: 'a' },
    () => readRegistrationDraft(safeSessionStorage, 2),
  ],
  [
    'status',
    'localStorage',
    `${keys.STATUS_CACHE_PREFIX}FAIR`,
    { at: 1, status: createExampleValue(siteStatus) },
    () => readCachedStatus('FAIR'),
  ],
  [
    'list of domains',
    'localStorage',
    `${keys.DOMAIN_LIST_PREFIX}FAIR`,
    { at: 1, domains: ['a.example'] },
    () => readCachedDomainList('FAIR'),
  ],
  ['token of the URL', 'sessionStorage', keys.URL_TOKEN_KEY, 'token', consumeUrlToken],
  [
    'id of a sign-out',
    'localStorage',
    `${keys.LAST_SIGN_OUT_ID_PREFIX}m`,
    '01890a5d-ac96-774b-bcce-b302099a8057',
    () => readLastSignOutTime('m'),
  ],
  [
    'seen sign-outs',
    'sessionStorage',
    keys.SEEN_SIGN_OUT_IDS_KEY,
    { session: 'x', marks: { m: 'x' } },
    () => wasSignedOutInOtherTab(SESSION),
  ],
  [
    'source of a registration',
    'localStorage',
    REGISTRATION_SOURCE_KEY,
    { affiliateCode: 'a', referralCode: 'b', originalDomain: 'c' },
    readRegistrationSource,
  ],
  [
    'customer services',
    'localStorage',
    `${keys.CUSTOMER_SERVICES_PREFIX}FAIR`,
    [{ csType: 'LIVE', path: 'https://x.example' }],
    () => getKnownCustomerServiceEntries(undefined),
  ],
  [
    'recent games',
    'localStorage',
    `${MEMBER_DATA.recentGames.prefix}m:`,
    { at: 1, value: ['KOI'] },
    () => readMemberValue(MEMBER_DATA.recentGames, 'm'),
  ],
  [
    'draft',
    'sessionStorage',
    `${MEMBER_DATA.drafts.prefix}m:deposit`,
    { at: 1, value: { amount: '5' } },
    () => readMemberValue(MEMBER_DATA.drafts, 'm', 'deposit'),
  ],
  [
    'request to confirm',
    'localStorage',
    `${MEMBER_DATA.unconfirmedRequests.prefix}m:deposit:1`,
    { at: 1, value: { amount: '5' } },
    () => loadUnconfirmedRequest('deposit', 'm', 2),
  ],
  [
    'failed calls',
    'sessionStorage',
    `${keys.FAILED_CALLS_PREFIX}m:`,
    { at: 1, value: [{ at: 1, endpoint: 'status', requestId: 'a', tookMs: 1, what: 'offline' }] },
    readStoredFailedCalls,
  ],
  ['mode of auto login', 'localStorage', keys.AUTO_LOGIN_MODE_KEY, 1, readAutoLoginMode],
];

describe('[BOOT-5] hostile records in web storage', () => {
  test.each(CASES)('of the %s are read as valid or as absent, and never throw', (...[, area, key, example, read]) => {
    forEachHostileValue(example, (value) => {
      areas[area].setItem(key, safeStringify(value));
      const found = read();
      const infinite = findInfiniteNumbers(found);
      if (infinite.length > 0) throw new Error(`not finite: ${infinite.join()}`);
    });
    for (const text of ['', '{', 'undefined', '\u0000', '"\\ud800"', '['.repeat(5_000)]) {
      areas[area].setItem(key, text);
      expect(read, text).not.toThrow();
    }
  });
});

const ENTRY = {
  key: 'k',
  kind: 'feedback',
  body: '{}',
  merchant: 'FAIR',
  language: 'EN',
  writtenAt: 0,
  postponed: { until: 1, failures: 1 },
};

test.each([
  ['entries', parseOutboxEntry, ENTRY],
  ['counts', parseOutboxDropCounts, { expired: 1, overflow: 2, refused: 3, unreadable: 4 }],
  ['pauses', parseBackoff, { until: 1, failures: 1 }],
  ['keys', parseRemovedKeys, ['a', 'b']],
] as const)(
  '[OFF-4] hostile %s of the outbox are parsed without an error and have finite numbers',
  (_, parse, example) => {
    forEachHostileValue(example, (value) => {
      const infinite = findInfiniteNumbers(parse(value));
      if (infinite.length > 0) throw new Error(`not finite: ${infinite.join()}`);
    });
  },
);
