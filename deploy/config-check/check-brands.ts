import { checkColors } from '../../src/services/config-check/check-colors';
import { checkContrast } from '../../src/services/config-check/check-contrast';
import { checkDesign } from '../../src/services/config-check/check-design';
import { checkLanguages } from '../../src/services/config-check/check-languages';
import { checkPicture } from '../../src/services/config-check/check-urls';
import { type Finding, type Path, warning } from '../../src/services/config-check/finding';
import { getRawObject, getRawText, type RawObject } from '../../src/services/config-check/raw-value';
import { askForSuggestion, suggestName } from '../../src/services/config-check/suggest-name';

/** Keys of a brand that the documents of the hosts contain. Others, as in a pasted status, are without effect. */
const USED = new Set<string>(
  'name slogan icon accent background headerColor design defaultLanguage title description image'.split(' '),
);
/** Keys of a brand that are ignored without being misspelt: the rest of `info.whitelabelVal`. */
const IGNORED = new Set<string>(
  'logo languages defaultPassword loginWays registerWays registerModal socialRegister mobilePassword features popups tracking legal install'.split(
    ' ',
  ),
);
/** Pictures of a brand: paths of the host, or https URLs. */
const PICTURES: readonly Path[] = [['icon'], ['image'], ['design', 'illustrations']];

/** Returns what is wrong with the branding of each merchant in the settings (WL-2). */
export function checkBrands(settings: RawObject): readonly Finding[] {
  return Object.entries(getRawObject(settings, 'brands')).flatMap(([code, brand]) => {
    const path = ['brands', code];
    return [
      ...checkBrandHasHost(settings, code),
      ...checkColors(brand, path),
      ...checkContrast(brand, path),
      ...checkDesign(brand, path),
      ...checkLanguages(brand, path),
      ...PICTURES.flatMap((steps) => checkPicture(getRawText(brand, ...steps), [...path, ...steps])),
      ...Object.keys(getRawObject(brand))
        .filter((key) => IGNORED.has(key) && !USED.has(key))
        .map((key) => warning([...path, key], 'has no effect here: the app takes it from the status.')),
    ];
  });
}

function checkBrandHasHost(settings: RawObject, code: string): readonly Finding[] {
  const hosts = Object.values(getRawObject(settings, 'hosts')).filter((value) => typeof value === 'string');
  const merchants = [...hosts, getRawText(settings, 'merchant')];
  if (merchants.includes(code)) return [];
  const meant = suggestName(code, merchants);
  const message = `no host in "hosts" has the merchant ${code}, so only its fallback domains show this brand.`;
  return [warning(['brands', code], message + askForSuggestion(meant))];
}
