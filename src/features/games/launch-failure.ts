import { decideErrorNotice } from '../../api/error-notice';
import type { Translate } from '../../services/i18n/i18n';
import { errorText } from '../../services/layers/notices';
import type { LaunchFailure } from './launch-machine';

/** Why the game did not open, in the language spoken: the platform's own words where it gave some (GAME-2). */
export function launchFailureText(failure: LaunchFailure, t: Translate): string {
  if (failure.layer === 'address') return t('launch.bad_address');
  if (failure.layer === 'timeout') return t('launch.timeout_retry_please');
  const notice = decideErrorNotice(failure);
  return notice ? errorText(notice) : t('error.http');
}
