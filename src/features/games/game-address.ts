import { fail, type Result } from '../../base/result';
import { safeUrl } from '../../base/safe-url';
import type { ApiError } from '../../contract/api-error';
import type { LaunchFailure } from './launch-machine';

/** The address in the platform's answer, when it is one a game may stand at: https, or this very site. */
export function gameAddress(answer: Result<{ readonly gameUrl: string }, ApiError>): Result<string, LaunchFailure> {
  if (!answer.ok) return answer;
  const address = safeUrl('game', answer.value.gameUrl, { origin: location.origin });
  return address.ok ? address : fail({ layer: 'address' });
}
