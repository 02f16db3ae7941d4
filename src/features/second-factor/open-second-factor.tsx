import { systemClock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import { prefersReducedMotion } from '../../browser/device/device';
import type { ApiError } from '../../contract/api-error';
import type { BodyOf, ResponseOf } from '../../contract/endpoint';
import { verifyLoginSecondFactor } from '../../contract/endpoints/account/session';
import { closeOverlay, openOverlay } from '../../services/overlays/overlays';
import { call } from '../../services/platform/api-client';
import { clearRememberedLoginIfRefused, isMemberRefused } from '../../services/remembered-login/clear-refused-login';
import type { SecondFactorChallenge } from '../../services/session-lifecycle/second-factor-challenge';
import { DIALOG_CLOSE_ANIMATION_MS } from '../../ui/dialog/dialog';
import { SecondFactorDialog } from './second-factor-dialog';
import { createSecondFactorFlow } from './second-factor-flow';

let dialogCount = 0;
type VerificationBody = BodyOf<typeof verifyLoginSecondFactor>;
type VerificationResponse = ResponseOf<typeof verifyLoginSecondFactor>;

/**
 * Opens the second-factor dialog (LOGIN-5). Resolves with the login response; with undefined if the user cancels; with
 * the refusal if the user closes it because the platform has refused the name or password, which only the form can
 * change.
 */
export function openSecondFactorDialog(
  challenge: SecondFactorChallenge,
): Promise<Result<VerificationResponse, ApiError> | undefined> {
  dialogCount += 1;
  // A unique key: a dialog dismissed by Back closes a moment later and must not close the next one.
  const key = `second-factor-${dialogCount}`;
  return new Promise((resolve) => {
    let refusal: ApiError | undefined;
    const flow = createSecondFactorFlow<VerificationBody, VerificationResponse>({
      verify: async (body, signal) => {
        const response = await call(verifyLoginSecondFactor, { body, signal, quiet: true });
        refusal = !response.ok && isMemberRefused(response.error) ? response.error : undefined;
        if (refusal) void clearRememberedLoginIfRefused(refusal, challenge.username);
        return response;
      },
      onSettled: (response) => resolve(response ? ok(response) : refusal && fail(refusal)),
      onClosed: () => closeOverlay(key),
      closeAnimationMs: prefersReducedMotion() ? 0 : DIALOG_CLOSE_ANIMATION_MS,
      clock: systemClock,
    });
    openOverlay({
      kind: 'dialog',
      key,
      render: (_close, overlay) => <SecondFactorDialog challenge={challenge} flow={flow} overlay={overlay} />,
    });
  });
}
