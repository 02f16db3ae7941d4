import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { themeSnapshot } from './bootstrap/theme-snapshot';
import { domainListSignature, serializeDomainListForSigning } from './merchant/domain-list-signature';
import { serviceWorkerState } from './service-worker/service-worker-state';

describe('[WL-2] stored theme', () => {
  const THEME = {
    merchant: 'FAIR',
    name: 'Fairground',
    logo: '',
    lang: 'ar',
    dir: 'rtl',
    tokens: { '--accent': '#123' },
  };
  test.each<[object]>([[{}], [{ dir: 'ltr' }], [{ dark: { '--accent': '#fff' } }]])(
    'a valid stored theme stays valid if its fields are changed to %j',
    (change) => {
      expect(safeParse(themeSnapshot, { ...THEME, ...change }).success).toBe(true);
    },
  );

  test.each<[object]>([
    [{ dir: 'up' }],
    [{ tokens: { '--accent': 7 } }],
    [{ dark: [7] }],
    ...Object.keys(THEME).map((field): [object] => [{ [field]: undefined }]),
  ])(
    'a valid stored theme becomes invalid if its fields are changed to %j ({} stands for a missing field)',
    (change) => {
      expect(safeParse(themeSnapshot, { ...THEME, ...change }).success).toBe(false);
    },
  );
});

describe('[DOM-1] signature of a domain list', () => {
  const SIGNATURE = { merchant: 'FAIR', version: 3, expires: 5, signature: 'c2ln' };

  test('a list is signed as the JSON of its domains, expiry, merchant and version, with the keys in alphabetical order', () => {
    expect(serializeDomainListForSigning(['b.example', 'a.example'], SIGNATURE)).toBe(
      '{"domains":["b.example","a.example"],"expires":5,"merchant":"FAIR","version":3}',
    );
  });

  test.each<[object]>([[{}], [{ version: 0, expires: 0 }]])(
    'a valid domain list signature stays valid if its fields are changed to %j',
    (change) => {
      expect(safeParse(domainListSignature, { ...SIGNATURE, ...change }).success).toBe(true);
    },
  );

  test.each<[object]>([
    [{ version: -1 }],
    [{ version: 1.5 }],
    [{ expires: -1 }],
    ...Object.keys(SIGNATURE).map((field): [object] => [{ [field]: undefined }]),
  ])(
    'a valid domain list signature becomes invalid if its fields are changed to %j ({} stands for a missing field)',
    (change) => {
      expect(safeParse(domainListSignature, { ...SIGNATURE, ...change }).success).toBe(false);
    },
  );
});

describe('[OFF-2] state of the service worker', () => {
  const VERSION = {
    build: 'b',
    id: 'i',
    isComplete: true,
    critical: 1,
    files: 2,
    storedFiles: 2,
    bytes: 3,
    storedBytes: 3,
  };
  const DROPS = { expired: 0, overflow: 0, refused: 0, unreadable: 0 };
  const STATE = {
    versions: [VERSION],
    runByPages: ['b'],
    nextCheck: 5,
    images: { count: 1, bytes: 2 },
    responses: { count: 1, bytes: 2 },
    outbox: { waiting: 1, drops: DROPS, backoffs: {} },
    storage: { usage: 1, quota: 2 },
    faults: [{ at: 1, what: 'w', build: 'b' }],
  };

  test('is parsed with all its fields', () => {
    expect(safeParse(serviceWorkerState, STATE).output).toEqual(STATE);
  });

  test('is parsed even if fields contain an error message in place of their data', () => {
    const broken = { versions: 'v', nextCheck: 'n', images: 'i', responses: 'r', outbox: 'o' };
    expect(safeParse(serviceWorkerState, { ...STATE, ...broken }).output).toEqual({ ...STATE, ...broken });
  });

  test.each<[object]>([
    [{ responses: undefined }],
    [{ storage: {} }],
    [{ faults: [{ at: 1, what: 'w' }] }],
    [{ outbox: { ...STATE.outbox, drops: { ...DROPS, unreadable: undefined } } }],
  ])('a valid state stays valid if its fields are changed to %j ({} stands for a missing field)', (change) => {
    expect(safeParse(serviceWorkerState, { ...STATE, ...change }).success).toBe(true);
  });

  test.each<[object]>([
    [{ versions: [{ ...VERSION, id: 7 }] }],
    [{ images: { count: 1 } }],
    [{ responses: { bytes: 1 } }],
    [{ outbox: { waiting: 1, drops: {}, backoffs: {} } }],
    [{ outbox: {} }],
    [{ faults: [{ at: 1 }] }],
    [{ storage: { usage: 'x' } }],
    [{ nextCheck: true }],
    [{ runByPages: undefined }],
  ])('a valid state becomes invalid if its fields are changed to %j ({} stands for a missing field)', (change) => {
    expect(safeParse(serviceWorkerState, { ...STATE, ...change }).success).toBe(false);
  });
});
