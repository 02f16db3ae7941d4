import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { ROUTES } from '../../../src/contract/paths';
import { listImportedNames } from './imported-names';
import { GUARDED_BY, OFFER_ENDPOINTS, OTHER_ENDPOINTS, PAGES, POPUPS, STOP_RULE_FILES } from './offer-surfaces';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

const GUARD = /\b(?:useMayOffer|useOfferState|mayOffer|OffersGate|isMarketingAllowed)\b/;

test('[SAFE-4.1] each endpoint is listed as one that offers something or as one that does not', () => {
  const listed = [...Object.keys(OFFER_ENDPOINTS), ...OTHER_ENDPOINTS];
  expect(ENDPOINTS.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !ENDPOINTS.some((endpoint) => endpoint.name === name))).toEqual([]);
});

test('[SAFE-4.1] each file that shows what an endpoint offers has a guard, or is listed with who has it', () => {
  const readers = Object.values(OFFER_ENDPOINTS).flat();
  const found = sources.filter((file) => listImportedNames(read(file)).some((name) => readers.includes(name)));
  const open = found.filter((file) => !GUARD.test(read(file)));
  expect(open.filter((file) => GUARDED_BY[file] === undefined)).toEqual([]);
  expect(Object.keys(GUARDED_BY).filter((file) => !open.includes(file))).toEqual([]);
  expect(Object.values(GUARDED_BY).filter((file) => !GUARD.test(read(file)))).toEqual([]);
});

test('[SAFE-4.1] each name under which an offer is read exists', () => {
  const imported = new Set(sources.flatMap((file) => listImportedNames(read(file))));
  const names = Object.values(OFFER_ENDPOINTS).flat();
  expect(names.filter((name) => !imported.has(name))).toEqual([]);
});

test('[SAFE-4.1] each page that offers something is behind the gate', () => {
  const routes = read('src/app/routes.tsx');
  const pages = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).filter((name) => PAGES[name] === 'offers');
  const open = pages.filter((name) => {
    const component = new RegExp(`ROUTES\\.${name}\\.path, element: <(\\w+)`).exec(routes)?.[1];
    const file = new RegExp(`const ${component} = lazyPage\\(\\(\\) => import\\('\\.\\./([\\w/-]+)'`).exec(routes)?.[1];
    return !read(`src/${file}.tsx`).includes('<OffersGate>');
  });
  expect(open).toEqual([]);
});

test('[SAFE-4.3] the queue of popups holds back the kinds that offer something', () => {
  const rule = read('src/features/popups/queue/decide-next-popup.ts');
  const held = /MARKETING_KINDS[^=]*= \[([^\]]*)\]/.exec(rule)?.[1]?.match(/[\w-]+/g);
  expect(held?.toSorted()).toEqual(
    Object.entries(POPUPS)
      .filter(([, kind]) => kind === 'offers')
      .map(([name]) => name)
      .toSorted(),
  );
});

test('[SAFE-4.1] only deposits, launches and what ends at a break ask whether play is stopped', () => {
  const files = sources.filter((file) => listImportedNames(read(file)).includes('isPlayStopped'));
  expect(files.toSorted()).toEqual(STOP_RULE_FILES.toSorted());
});
