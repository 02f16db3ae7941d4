import { type Finding, fault } from '../../src/services/config-check/finding';
import { getRawObject, getRawText, getRawValue, type RawObject } from '../../src/services/config-check/raw-value';
import { normalizeHostName } from '../documents/host-name.mjs';

/** Ends the message about a value that is refused only because the settings are to be deployed. */
export const LOCAL_BUILD = 'the option --local of build, release and config-check allows it on this machine.';
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the settings that are safe only on the machine of a developer. */
export function checkSafety(settings: RawObject): readonly Finding[] {
  const unsigned =
    'lets anyone who controls one domain send members to any other: sign the lists (npm run sign-lines);';
  const emulated = '"emulated" lets everyone sign in as anyone: use "google", or "none" to switch it off;';
  return [
    ...(getRawText(settings, 'identity') === 'emulated' ? [fault(['identity'], `${emulated} ${LOCAL_BUILD}`)] : []),
    ...(getRawValue(settings, ['lines', 'allowUnsigned']) === true
      ? [fault(['lines', 'allowUnsigned'], `${unsigned} ${LOCAL_BUILD}`)]
      : []),
    ...Object.keys(getRawObject(settings, 'hosts'))
      .filter((host) => isLocalHost(host))
      .map((host) => fault(['hosts', host], `is the machine of the user, which no deployment serves; ${LOCAL_BUILD}`)),
  ];
}

function isLocalHost(host: string): boolean {
  try {
    return LOCAL_HOST.test(normalizeHostName(host));
  } catch {
    return false; // no host name, which another rule reports
  }
}
