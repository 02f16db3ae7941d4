import { useEffect, useRef, useState } from 'react';
import { createSubmitGuard, type RunGuardedSubmit } from './submit-guard';
import { IDLE_SUBMIT_STATE, isCoolingDown, type SubmitState } from './submit-machine';

interface FormSubmit {
  /** Whether the form waits for a response. */
  readonly busy: boolean;
  /** Whether the submit has finished but is still in its cooldown; see isCoolingDown(). */
  readonly coolingDown: boolean;
  readonly submit: RunGuardedSubmit;
  /**
   * Whether the form is still mounted: a response that arrives after the form was unmounted must not cause a
   * navigation.
   */
  readonly isShown: () => boolean;
}

/**
 * Returns the submit function of a form, which is guarded against double submits (LOGIN-3), and the state of the
 * submit.
 */
export function useGuardedSubmit(): FormSubmit {
  const [state, setState] = useState<SubmitState>(IDLE_SUBMIT_STATE);
  const [submit] = useState(() => createSubmitGuard(setState));
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return {
    busy: state.phase === 'processing',
    coolingDown: isCoolingDown(state),
    submit,
    isShown: () => mounted.current,
  };
}
