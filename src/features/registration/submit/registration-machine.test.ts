import { describe, expect, test } from 'vitest';
import { type RegistrationEvent, type RegistrationState, reduceRegistration } from './registration-machine';

type Phase = RegistrationState['phase'];
const PHASES: readonly Phase[] = ['idle', 'checking', 'captcha', 'sending', 'registered'];
const EVENTS: readonly RegistrationEvent[] = [
  'submit',
  'already-registered',
  'not-registered',
  'captcha-passed',
  'captcha-failed',
  'accepted',
  'refused',
  'no-response',
  'reset',
];
const KNOWN = false;
const UNKNOWN = true;

/** Every event that changes the state, with the phase and `isOutcomeUnknown` before and after it. */
const TRANSITIONS: readonly (readonly [Phase, boolean, RegistrationEvent, Phase, boolean])[] = [
  // phase, outcome, event, next phase, next outcome
  ['idle', KNOWN, 'submit', 'captcha', KNOWN],
  ['idle', UNKNOWN, 'submit', 'checking', UNKNOWN],
  ['idle', UNKNOWN, 'reset', 'idle', KNOWN],
  ['checking', UNKNOWN, 'already-registered', 'registered', KNOWN],
  ['checking', UNKNOWN, 'not-registered', 'captcha', KNOWN],
  ['checking', UNKNOWN, 'no-response', 'idle', UNKNOWN],
  ['captcha', KNOWN, 'captcha-passed', 'sending', KNOWN],
  ['captcha', KNOWN, 'captcha-failed', 'idle', KNOWN],
  ['sending', KNOWN, 'accepted', 'registered', KNOWN],
  ['sending', KNOWN, 'refused', 'idle', KNOWN],
  ['sending', KNOWN, 'no-response', 'idle', UNKNOWN],
  ['registered', KNOWN, 'reset', 'idle', KNOWN],
];
/** All possible states; the outcome can be unknown only in the phases `idle` and `checking`. */
const STATES = PHASES.flatMap((phase): RegistrationState[] => [
  ...(phase === 'checking' ? [] : [{ phase, isOutcomeUnknown: KNOWN }]),
  ...(phase === 'idle' || phase === 'checking' ? [{ phase, isOutcomeUnknown: UNKNOWN }] : []),
]);

describe('[REG-3] state of a registration', () => {
  test.each(TRANSITIONS)(
    'from the state %s with isOutcomeUnknown=%s, the event %s leads to the state %s with isOutcomeUnknown=%s',
    (phase, isOutcomeUnknown, event, nextPhase, isNextUnknown) => {
      expect(reduceRegistration({ phase, isOutcomeUnknown }, event)).toEqual({
        phase: nextPhase,
        isOutcomeUnknown: isNextUnknown,
      });
    },
  );

  test.each(STATES)(
    'the state $phase with isOutcomeUnknown=$isOutcomeUnknown does not change after an event without a transition',
    (state) => {
      const others = EVENTS.filter(
        (event) =>
          !TRANSITIONS.some(
            ([phase, isUnknown, changing]) =>
              phase === state.phase && isUnknown === state.isOutcomeUnknown && changing === event,
          ),
      );
      for (const event of others) expect(reduceRegistration(state, event), event).toEqual(state);
    },
  );
});
