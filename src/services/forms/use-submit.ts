import { useEffect, useRef, useState } from 'react';
import { createSubmitGuard, type Submit } from './submit-guard';
import { IDLE_SUBMIT, isCoolingDown, type SubmitState } from './submit-machine';

interface FormSubmit {
  /** Whether the form waits for a response. */
  readonly busy: boolean;
  /** The submit has finished but further ones are still ignored; see isCoolingDown(). */
  readonly coolingDown: boolean;
  readonly submit: Submit;
  /** Whether the form is still mounted: a response that arrives later must not navigate. */
  readonly isShown: () => boolean;
}

/** Returns the submit of a form, guarded against submitting twice (LOGIN-3). */
export function useSubmit(): FormSubmit {
  const [state, setState] = useState<SubmitState>(IDLE_SUBMIT);
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
