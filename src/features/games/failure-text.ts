import { decideErrorNotice } from '../../api/error-text';
import type { Translate } from '../../services/i18n/catalogue';
import { errorText } from '../../services/layers/notices';
import type { LaunchFailure } from './launch-machine';

/** Why there is no game to see or to play, on screen: the platform's own words where it gave some (API-7, GAME-2). */
export function failureText(failure: LaunchFailure, t: Translate): string {
  if (failure.layer === 'address') return t('launch.bad_address');
  // A screen must say something even of what no notice tells.
  const notice = failure.layer === 'http' ? undefined : decideErrorNotice(failure);
  return notice ? errorText(notice) : t('games.missing.description');
}
