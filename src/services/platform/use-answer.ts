import { useCallback, useEffect, useState } from 'react';
import type { CallManner } from '../../api/call';
import type { Result } from '../../base/result';
import { subscribeNetwork } from '../../browser/network';
import type { ApiError } from '../../contract/api-error';
import { useI18n } from '../i18n/i18n';
import { useSession } from '../session/session-store';

/** Where a page stands with an answer it asked for. */
export type AnswerState<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'failed'; readonly error: ApiError };

export interface AskedAnswer<T> {
  readonly state: AnswerState<T>;
  readonly ask: () => void;
}

/**
 * Asks for what a page shows, and again in another language, for another session, and when the network is back. The
 * page shows what went wrong itself. `question` must be the same function from render to render.
 */
export function useAnswer<T>(question: (manner: CallManner) => Promise<Result<T, ApiError>>): AskedAnswer<T> {
  const [state, setState] = useState<AnswerState<T>>({ phase: 'loading' });
  const [round, setRound] = useState(0);
  const epoch = useSession((session) => session.epoch);
  const language = useI18n((spoken) => spoken.language.code);
  const ask = useCallback(() => setRound((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: round, epoch and language are reasons to ask again
  useEffect(() => {
    const leaving = new AbortController();
    setState({ phase: 'loading' });
    void question({ quiet: true, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      setState(answer.ok ? { phase: 'ready', value: answer.value } : { phase: 'failed', error: answer.error });
    });
    return () => leaving.abort();
  }, [question, round, epoch, language]);

  const wentOffline = state.phase === 'failed' && state.error.layer === 'offline';
  useEffect(() => {
    if (!wentOffline) return;
    return subscribeNetwork((online) => online && ask());
  }, [wentOffline, ask]);

  return { state, ask };
}
