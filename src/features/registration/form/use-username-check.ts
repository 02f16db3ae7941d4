import { useEffect, useRef } from 'react';
import { normalizeTypedName } from '../../../base/normalize-typed-text';
import { checkUsername } from '../../../contract/endpoints/account/registration';
import { call } from '../../../services/platform/api-client';

interface UsernameCheck {
  /** Called when the name is edited: aborts the check of the previous name. */
  readonly onInput: () => void;
  /** Called when the field loses the focus: checks the name if it has changed since the last check. */
  readonly onBlur: (username: string) => void;
  /** Called on submit: aborts the check. */
  readonly abort: () => void;
}

/**
 * Returns handlers that check whether a username is taken (LOGIN-9); a failed check has no effect.
 * @param onTaken called if the name is taken
 */
export function useUsernameCheck(onTaken: () => void): UsernameCheck {
  const hasChanged = useRef(false);
  const request = useRef<AbortController>(undefined);
  const abort = () => request.current?.abort();
  // Stryker disable next-line ArrayDeclaration: any constant list means that the request is aborted on unmount
  useEffect(() => () => request.current?.abort(), []);

  async function check(username: string) {
    request.current = new AbortController();
    const { signal } = request.current;
    const response = await call(checkUsername, { query: { username }, signal, quiet: true });
    if (signal.aborted) return;
    // A failed check is repeated when the field loses the focus again.
    if (!response.ok) hasChanged.current = true;
    else if (response.value.taken) onTaken();
  }

  return {
    abort,
    onInput() {
      abort();
      hasChanged.current = true;
    },
    onBlur(typed) {
      const username = normalizeTypedName(typed);
      if (!hasChanged.current || username === '') return;
      hasChanged.current = false;
      void check(username);
    },
  };
}
