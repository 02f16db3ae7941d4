import { describe, expect, test, vi } from 'vitest';
import { readJurisdiction, STRICTEST_RULES } from '../../src/contract/merchant/jurisdiction';
import { legalKit } from '../../src/contract/merchant/legal-kit';
import { createMemoryStorage } from '../../src/frames/shim-storage';
import { createExampleValue } from '../support/api/invalid-values';
import { stubPageGlobals } from '../support/page/page-globals';
import { FUZZ_TIMEOUT_MS, findInfiniteNumbers, forEachHostileValue } from './hostile-values';

vi.setConfig({ testTimeout: FUZZ_TIMEOUT_MS });
vi.stubGlobal('localStorage', createMemoryStorage());
vi.stubGlobal('sessionStorage', createMemoryStorage());
stubPageGlobals('https://fairground.example/m/home');
const { readKit } = await import('../../src/services/legal/use-legal-kit');

const JURISDICTION = { name: 'Harbour', ...STRICTEST_RULES };
const KIT = { ...Object(createExampleValue(legalKit)), jurisdiction: JURISDICTION };
const SAFE_URL = /^(?:https:\/\/|\/|$)/;

describe('[SAFE-1] hostile legal kits of a record and of the settings of a host', () => {
  test('are shown as texts, numbers and safe URLs, or not at all, and never throw', () => {
    forEachHostileValue(KIT, (legal) => {
      const kit = readKit({ legal, defaultLanguage: 'EN' }, 'EN');
      if (!kit) return;
      expect(findInfiniteNumbers(kit)).toEqual([]);
      expect(kit.age).toEqual(expect.any(Number));
      const urls = [kit.licenceUrl, ...kit.links.map(({ href }) => href), ...kit.helpLines.map(({ url }) => url)];
      expect(urls.filter((url) => !SAFE_URL.test(url))).toEqual([]);
      const texts = [kit.licence, kit.company, ...kit.helpLines.map(({ name }) => name)];
      expect(texts.filter(({ value }) => typeof value !== 'string')).toEqual([]);
    });
  });

  test('of a jurisdiction every rule has its type, and a rule that is not known is the strictest', () => {
    forEachHostileValue(JURISDICTION, (jurisdiction) => {
      const read = readJurisdiction({ jurisdiction });
      if (!read) return expect(jurisdiction).toBeUndefined();
      for (const [rule, strictest] of Object.entries(STRICTEST_RULES)) {
        const value = read[rule as keyof typeof STRICTEST_RULES];
        expect(typeof value).toBe(typeof strictest);
        if (typeof value === 'number') expect(Number.isInteger(value) && value >= 0).toBe(true);
        if (read.unknownRules.includes(rule as keyof typeof STRICTEST_RULES)) expect(value).toBe(strictest);
      }
      expect(read.name).toEqual(expect.any(String));
    });
  });
});
