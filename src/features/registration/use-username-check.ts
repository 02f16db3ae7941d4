import { useEffect, useRef } from 'react';
import { isOnline } from '../../browser/network';
import { checkUsername } from '../../contract/endpoints/registration';
import { call } from '../../services/platform/platform';

interface UsernameCheck {
  /** The name is another one: an answer about the one before is not waited for. */
  readonly change: () => void;
  /** The field is left: asks about a name that was typed since it was last asked about. */
  readonly leave: (username: string) => void;
  /** The registration itself will tell. */
  readonly stop: () => void;
}

/** Asks whether a username is taken (LOGIN-9). A check that fails says nothing. @param onTaken hears that it is */
export function useUsernameCheck(onTaken: () => void): UsernameCheck {
  const isTyped = useRef(false);
  const asking = useRef<AbortController>(undefined);
  const stop = () => asking.current?.abort();
  useEffect(() => () => asking.current?.abort(), []);

  async function ask(username: string) {
    asking.current = new AbortController();
    const { signal } = asking.current;
    const answer = await call(checkUsername, { query: { username }, signal, quiet: true });
    if (answer.ok && answer.value.taken && !signal.aborted) onTaken();
  }

  return {
    stop,
    change() {
      stop();
      isTyped.current = true;
    },
    leave(username) {
      if (!isTyped.current || username.trim() === '' || !isOnline()) return;
      isTyped.current = false;
      void ask(username.trim());
    },
  };
}
