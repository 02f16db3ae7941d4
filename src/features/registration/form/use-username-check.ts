import { useEffect, useRef } from 'react';
import { isOnline } from '../../../browser/device/network';
import { checkUsername } from '../../../contract/endpoints/account/registration';
import { call } from '../../../services/platform/api-client';

interface UsernameCheck {
  /** Aborts the check of the previous name. */
  readonly onInput: () => void;
  /** Checks the name if it has changed since the last check. */
  readonly onBlur: (username: string) => void;
  /** Aborts the check; called on submit. */
  readonly abort: () => void;
}

/** Checks whether a username is taken (LOGIN-9). Ignores failed checks. @param onTaken called when the name is taken */
export function useUsernameCheck(onTaken: () => void): UsernameCheck {
  const hasChanged = useRef(false);
  const request = useRef<AbortController>(undefined);
  const abort = () => request.current?.abort();
  useEffect(() => () => request.current?.abort(), []);

  async function check(username: string) {
    request.current = new AbortController();
    const { signal } = request.current;
    const response = await call(checkUsername, { query: { username }, signal, quiet: true });
    if (response.ok && response.value.taken && !signal.aborted) onTaken();
  }

  return {
    abort,
    onInput() {
      abort();
      hasChanged.current = true;
    },
    onBlur(username) {
      if (!hasChanged.current || username.trim() === '' || !isOnline()) return;
      hasChanged.current = false;
      void check(username.trim());
    },
  };
}
