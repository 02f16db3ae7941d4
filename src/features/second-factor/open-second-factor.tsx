import { systemClock } from '../../base/clock';
import type { AnswerOf, BodyOf } from '../../contract/endpoint';
import { loginVerification } from '../../contract/endpoints/session';
import { closeLayer, openLayer } from '../../services/layers/layers';
import { call } from '../../services/platform/platform';
import type { SecondStep } from '../../services/session/second-step';
import { CLOSING_MS } from '../../ui/dialog';
import { prefersStillness } from '../../ui/prefers-stillness';
import { SecondFactorDialog } from './second-factor-dialog';
import { createSecondFactorFlow } from './second-factor-flow';

let steps = 0;
type Proof = BodyOf<typeof loginVerification>;
type Answer = AnswerOf<typeof loginVerification>;

/** Opens the second step over what asked for it (LOGIN-5). Answers the sign-in's answer; undefined when it is left. */
export function openSecondFactor(step: SecondStep): Promise<Answer | undefined> {
  steps += 1;
  // Of its own: one that Back has taken away closes a moment later, and shall not take the next one along.
  const layer = `second-factor-${steps}`;
  return new Promise((resolve) => {
    const flow = createSecondFactorFlow<Proof, Answer>({
      verify: (body, signal) => call(loginVerification, { body, signal, quiet: true }),
      onSettled: resolve,
      onGone: () => closeLayer(layer),
      closingMs: prefersStillness() ? 0 : CLOSING_MS,
      clock: systemClock,
    });
    openLayer({
      kind: 'dialog',
      key: layer,
      render: (_close, overlay) => <SecondFactorDialog step={step} flow={flow} overlay={overlay} />,
    });
  });
}
