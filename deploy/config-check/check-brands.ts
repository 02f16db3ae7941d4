import { object, optional, record, string } from 'valibot';
import { legalKit } from '../../src/contract/merchant/legal-kit';
import { checkColors } from '../../src/services/config-check/check-colors';
import { checkContrast } from '../../src/services/config-check/check-contrast';
import { checkDesign } from '../../src/services/config-check/check-design';
import { checkLanguages } from '../../src/services/config-check/check-languages';
import { checkLegalLinks, isEmptySlot, SLOTS } from '../../src/services/config-check/check-legal';
import { checkPicture } from '../../src/services/config-check/check-urls';
import { findUnknownKeys } from '../../src/services/config-check/find-unknown-keys';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, fault, type Path, warning } from '../../src/services/config-check/finding';
import { quoteValue } from '../../src/services/config-check/quote-value';
import {
  getRawObject,
  getRawText,
  getRawValue,
  isRawObject,
  type RawObject,
} from '../../src/services/config-check/raw-value';
import { askForSuggestion } from '../../src/services/config-check/suggest-name';
import { findMisspeltBrands, listCodesInUse } from './misspelt-brands';

/** Keys of a brand that the documents of the hosts contain. Others, as in a pasted status, are without effect. */
const USED = new Set<string>(
  'name slogan icon accent background headerColor design defaultLanguage title description image legal'.split(' '),
);
/** Keys of a brand that are ignored without being misspelt: the rest of `info.whitelabelVal`. */
const IGNORED = new Set<string>(
  'logo languages defaultPassword loginWays registerWays registerModal socialRegister mobilePassword features popups tracking install'.split(
    ' ',
  ),
);
const isIgnored = (key: string) => IGNORED.has(key) && !USED.has(key);
/** A kit is for every host of its merchant, so that no link is one of the page's own. */
const NO_HOST = 'https://no-site.invalid';
/** Pictures of a brand. Link previews need an address, and file names are added to that of the illustrations. */
const PICTURES: readonly (readonly [path: Path, mayBeData: boolean])[] = [
  [['icon'], true],
  [['image'], false],
  [['design', 'illustrations'], false],
];

/** Keys of a legal kit that a start without the record does not read. */
const RECORD_ONLY_KEYS = ['jurisdiction', 'exempt'];
/** Slots that a start without the record must not lack. */
const START_SLOTS = ['age', 'licence', 'helpLines'];
/** Where the legal kits are. The schema of the settings leaves them to this one, as a status is read without them. */
const legalKits = object({ brands: record(string(), object({ legal: optional(legalKit) })) });

/** Returns what is wrong with the branding of each merchant in the settings (WL-2). */
export function checkBrands(settings: RawObject): readonly Finding[] {
  const [inUse, misspelt] = [listCodesInUse(settings), findMisspeltBrands(settings)];
  return Object.entries(getRawObject(settings, 'brands')).flatMap(([code, input]) => {
    const path = ['brands', code];
    const brand = dropIgnored(input);
    return [
      ...(inUse.has(code) ? [] : [describeUnusedBrand(code, misspelt.get(code))]),
      ...checkColors(brand, path),
      ...checkContrast(brand, path),
      ...checkDesign(brand, path),
      ...checkBrandLegal(settings, code, getRawValue(brand, ['legal'])),
      ...checkLanguages(brand, path),
      ...PICTURES.flatMap(([steps, mayBeData]) =>
        checkPicture(getRawText(brand, ...steps), [...path, ...steps], { mayBeData }),
      ),
      ...Object.keys(getRawObject(input))
        .filter(isIgnored)
        .map((key) => warning([...path, key], 'has no effect here: the app takes it from the status.')),
    ];
  });
}

/** Returns what is wrong with the legal kit of a brand, which stands in for that of the record (SAFE-1.7). */
function checkBrandLegal(settings: RawObject, code: string, legal: unknown): readonly Finding[] {
  const path = ['brands', code, 'legal'];
  if (legal === undefined)
    return [warning(path, 'is missing: a start without the record shows no age, no licence and no help line.')];
  return [
    ...findWrongTypes(legalKits, { brands: { [code]: { legal } } }),
    ...findUnknownKeys(legalKit, legal, 'shared', path),
    ...START_SLOTS.filter((slot) => isEmptySlot(slot, getRawValue(legal, [slot]))).map((slot) =>
      warning([...path, slot], `is missing: a start without the record does not show ${SLOTS[slot]}.`),
    ),
    ...checkLegalLinks(settings, { origin: NO_HOST }, path),
    ...RECORD_ONLY_KEYS.filter((key) => getRawValue(legal, [key]) !== undefined).map((key) =>
      warning([...path, key], 'has no effect here: the app takes it from the status.'),
    ),
  ];
}

/** Returns the settings without what is ignored in brands: a wrong value there is none of anything that is used. */
export function dropIgnoredBranding(settings: RawObject): RawObject {
  if (!isRawObject(settings.brands)) return settings;
  const brands = Object.entries(settings.brands).map(([code, brand]) => [code, dropIgnored(brand)]);
  return { ...settings, brands: Object.fromEntries(brands) };
}

const dropIgnored = (brand: unknown): unknown =>
  isRawObject(brand) ? Object.fromEntries(Object.entries(brand).filter(([key]) => !isIgnored(key))) : brand;

function describeUnusedBrand(code: string, meant: string | undefined): Finding {
  const message = `no host in "hosts" has the merchant ${quoteValue(code)}, so only its fallback domains show this brand.`;
  return (meant === undefined ? warning : fault)(['brands', code], message + askForSuggestion(meant));
}
