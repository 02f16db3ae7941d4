import { DESIGN_RANGES } from '../../contract/merchant/merchant-design';
import { type Finding, type Path, warning } from './finding';
import { getRawValue } from './raw-value';

/** Returns the numbers of a merchant's design that are out of their range (WL-2). */
export function checkDesign(branding: unknown, path: Path): readonly Finding[] {
  return Object.entries(DESIGN_RANGES).flatMap(([name, [least, most]]) => {
    const value = getRawValue(branding, ['design', name]);
    if (typeof value !== 'number' || (value >= least && value <= most)) return [];
    const message = `${value} is out of range: the app uses the nearest value from ${least} to ${most}.`;
    return [warning([...path, 'design', name], message)];
  });
}
