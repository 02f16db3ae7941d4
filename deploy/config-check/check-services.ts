import { type Finding, fault } from '../../src/services/config-check/finding';
import { showText } from '../../src/services/config-check/quote-value';
import { getRawList, getRawObject, type RawObject } from '../../src/services/config-check/raw-value';
import { checkHostName } from './check-hosts';

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
    ...getRawList(services, type).flatMap((host, index) =>
      typeof host === 'string'
        ? checkHostName(host, ['services', type, index]).map((finding): Finding => ({ ...finding, level: 'fault' }))
        : [],
    ),
  ]);
}
