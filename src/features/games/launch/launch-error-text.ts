import { getOwnProperty } from '../../../base/own-property';
import { toErrorCode, withErrorCode } from '../../../services/errors/error-code';
import { PLAY_LIMIT_TEXTS } from '../../../services/errors/play-limit-texts';
import { toErrorText } from '../../../services/errors/to-error-message';
import type { Translate } from '../../../services/i18n/catalogue';
import { resolveDisplayText } from '../../../services/i18n/display-text';
import type { LaunchFailure } from './launch-machine';

/** Returns why a game could not be opened, with the code of the request. A limit of the member has a text of its own. */
export function toLaunchErrorText(failure: LaunchFailure, t: Translate): string {
  const key = failure.layer === 'business' ? getOwnProperty(PLAY_LIMIT_TEXTS, failure.code) : undefined;
  if (!key) return toErrorText(failure, 'launch', t);
  return resolveDisplayText(withErrorCode({ text: { key }, code: toErrorCode(failure) }), t);
}
