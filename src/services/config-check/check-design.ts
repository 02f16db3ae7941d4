import { HOME_MODULES } from '../../contract/merchant/home-modules';
import { DESIGN_RANGES } from '../../contract/merchant/merchant-design';
import { type Finding, type Path, warning } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawText, getRawValue } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/** Returns the modules of home, and their variants, that the app does not know (WL-2.13). */
function checkHomeModules(branding: unknown, path: Path): readonly Finding[] {
  return getRawList(branding, 'design', 'home').flatMap((entry, index) => {
    const [name, variant] = [getRawText(entry, 'module'), getRawText(entry, 'variant')];
    const at = [...path, 'design', 'home', index];
    const variants = new Map<string, readonly string[]>(Object.entries(HOME_MODULES)).get(name);
    if (!variants) {
      const meant = askForSuggestion(suggestName(name, Object.keys(HOME_MODULES)));
      return [warning([...at, 'module'], `unknown module ${quoteValue(name)}, which home skips.${meant}`)];
    }
    if (variant === '' || variants.includes(variant)) return [];
    const meant = askForSuggestion(suggestName(variant, variants));
    const message = `unknown variant ${quoteValue(variant)}: the app uses ${variants[0]}.${meant}`;
    return [warning([...at, 'variant'], message)];
  });
}

/** Returns the numbers of a merchant's design that are out of their range, and the modules of home that are unknown (WL-2). */
export function checkDesign(branding: unknown, path: Path): readonly Finding[] {
  const numbers = Object.entries(DESIGN_RANGES).flatMap(([name, [least, most]]) => {
    const value = getRawValue(branding, ['design', name]);
    if (typeof value !== 'number' || (value >= least && value <= most)) return [];
    const message = `${value} is out of range: the app uses the nearest value from ${least} to ${most}.`;
    return [warning([...path, 'design', name], message)];
  });
  return [...numbers, ...checkHomeModules(branding, path)];
}
