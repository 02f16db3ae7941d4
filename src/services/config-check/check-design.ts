import { HOME_MODULES } from '../../contract/merchant/home-modules';
import { DESIGN_RANGES } from '../../contract/merchant/merchant-design';
import { PAGE_MODULES } from '../../contract/merchant/page-modules';
import { type Finding, type Path, warning } from './finding';
import { quoteValue } from './quote-value';
import { getRawList, getRawText, getRawValue } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/** The pages that the merchant's record composes, with their modules and the variants of each. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  home: HOME_MODULES,
  ...PAGE_MODULES,
};

/** Returns the modules of a page, and their variants, that the app does not know (WL-2.13, WL-2.22). */
const checkModules = (branding: unknown, path: Path): readonly Finding[] =>
  Object.entries(PAGES).flatMap(([page, modules]) =>
    getRawList(branding, 'design', page).flatMap((entry, index) => {
      const [name, variant] = [getRawText(entry, 'module'), getRawText(entry, 'variant')];
      const at = [...path, 'design', page, index];
      const variants = new Map(Object.entries(modules)).get(name);
      if (!variants) {
        const meant = askForSuggestion(suggestName(name, Object.keys(modules)));
        return [warning([...at, 'module'], `unknown module ${quoteValue(name)}, which the page skips.${meant}`)];
      }
      if (variant === '' || variants.includes(variant)) return [];
      const meant = askForSuggestion(suggestName(variant, variants));
      const message = `unknown variant ${quoteValue(variant)}: the app uses ${variants[0]}.${meant}`;
      return [warning([...at, 'variant'], message)];
    }),
  );

/** Returns the numbers of a merchant's design that are out of their range, and the unknown modules of its pages (WL-2). */
export function checkDesign(branding: unknown, path: Path): readonly Finding[] {
  const numbers = Object.entries(DESIGN_RANGES).flatMap(([name, [least, most]]) => {
    const value = getRawValue(branding, ['design', name]);
    if (typeof value !== 'number' || (value >= least && value <= most)) return [];
    const message = `${value} is out of range: the app uses the nearest value from ${least} to ${most}.`;
    return [warning([...path, 'design', name], message)];
  });
  return [...numbers, ...checkModules(branding, path)];
}
