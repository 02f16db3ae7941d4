import { useEffect, useRef, useState } from 'react';
import { createSubmitGuard, type Submit } from './submit-guard';
import { IDLE, isResting, type SubmitState } from './submit-machine';

interface SubmitOfForm {
  /** The form waits for its answer. */
  readonly busy: boolean;
  /** See isResting(). */
  readonly resting: boolean;
  readonly submit: Submit;
  /** Whether the form is still on screen: an answer that comes later moves nobody. */
  readonly isShown: () => boolean;
}

/** The submit of one form, guarded against a second one (LOGIN-3). */
export function useSubmit(): SubmitOfForm {
  const [state, setState] = useState<SubmitState>(IDLE);
  const [submit] = useState(() => createSubmitGuard(setState));
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return { busy: state.phase === 'processing', resting: isResting(state), submit, isShown: () => shown.current };
}
