import { type Finding, fault, warning } from '../../src/services/config-check/finding';
import { showText } from '../../src/services/config-check/quote-value';
import { getRawList, getRawObject, type RawObject } from '../../src/services/config-check/raw-value';
import { askForSuggestion, suggestName } from '../../src/services/config-check/suggest-name';
import { checkHostName } from './check-hosts';

/** The chat (CS-2), and the type whose address gets a category (CS-1). Merchants have types of their own besides. */
const KNOWN_TYPES = ['CBS', 'AICAN'];

/** Returns what is wrong with the hosts of customer service and chat: the app compares exact names (CS-1, CS-2). */
export function checkServices(settings: RawObject): readonly Finding[] {
  const services = getRawObject(settings, 'services');
  return Object.keys(services).flatMap((type) => [
    ...(type === type.toUpperCase()
      ? []
      : [
          fault(
            ['services', type],
            `is never looked up: write the type in upper case, ${showText(type.toUpperCase())}.`,
          ),
        ]),
    ...checkType(type),
    ...getRawList(services, type).flatMap((host, index) =>
      typeof host === 'string'
        ? checkHostName(host, ['services', type, index]).map((finding): Finding => ({ ...finding, level: 'fault' }))
        : [],
    ),
  ]);
}

/** A type that resembles a known one may be another: it is a warning. */
function checkType(type: string): readonly Finding[] {
  const meant = KNOWN_TYPES.includes(type.toUpperCase()) ? undefined : suggestName(type, KNOWN_TYPES);
  if (meant === undefined) return [];
  return [warning(['services', type], `is no type that the app knows.${askForSuggestion(meant)}`)];
}
