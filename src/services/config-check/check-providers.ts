import type { DeploymentView } from './check-agreement';
import { type Finding, fault, type Path } from './finding';
import { getRawText, getRawValue } from './raw-value';

/**
 * Returns what the status offers, but the deployment turns off: sign-in by phone, Google and Facebook, and push through
 * Firebase. The app leaves them out without a word (SOCIAL-1, PUSH-2).
 */
export function checkProviders(
  status: unknown,
  { identity, messaging }: Pick<DeploymentView, 'identity' | 'messaging'>,
): readonly Finding[] {
  const isOn = (path: Path) => getRawValue(status, path) === true;
  const isSet = (...path: Path) => getRawText(status, ...path) !== '';
  const phoneKey = isSet('info', 'sms', 'apiKey');
  const hasKey = phoneKey || isSet('info', 'push', 'apiKey');
  const offered: readonly (readonly [path: Path, what: string, isOffered: boolean])[] = [
    [['info', 'sms', 'firebase'], 'phone sign-in is', phoneKey && isOn(['info', 'sms', 'firebase'])],
    [
      ['info', 'whitelabel', 'GOOGLELOGIN3'],
      'sign-in with Google is',
      hasKey && isOn(['info', 'whitelabel', 'GOOGLELOGIN3']),
    ],
    [['info', 'push', 'facebookAppId'], 'sign-in with Facebook is', hasKey && isSet('info', 'push', 'facebookAppId')],
  ];
  const isPushOffered = isSet('info', 'push', 'vapidKey') && isSet('info', 'push', 'messagingSenderId');
  const explain = (path: Path, what: string, key: string) =>
    fault(path, `${what} not offered: "${key}" is "none" in the settings. Set it to "google".`);
  return [
    ...(identity === 'none'
      ? offered.flatMap(([path, what, isOffered]) => (isOffered ? [explain(path, what, 'identity')] : []))
      : []),
    ...(messaging === 'none' && isPushOffered
      ? [explain(['info', 'push', 'messagingSenderId'], 'push messages are', 'messaging')]
      : []),
  ];
}
