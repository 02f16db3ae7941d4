import { useEffect, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Result } from '../../base/result';
import { afterFirstPaint } from '../../browser/first-paint';
import { isOnline, subscribeNetwork } from '../../browser/network';
import type { ApiError } from '../../contract/api-error';
import { useI18n } from '../i18n/i18n';
import { merchantCode } from '../merchant/merchant-store';
import type { AnswerState } from './answer-state';
import { keepLastKnown, readLastKnown } from './last-known';

/** A call whose answer anyone of the merchant may see: it names no member. Made once, outside of components. */
export interface PublicSource<T> {
  /** The endpoint's name. */
  readonly name: string;
  readonly schema: GenericSchema<unknown, T>;
  ask(manner: {
    readonly fresh: boolean;
    readonly quiet: true;
    readonly signal: AbortSignal;
  }): Promise<Result<T, ApiError>>;
}

export interface PublicAnswer<T> extends AnswerState<T> {
  retry(): void;
}

/**
 * A public answer: the last known one at once, the platform's when it comes, and when it does not, why (OFF-2). Asks
 * again by itself when the network is back. For one language: mount anew when another is spoken.
 */
export function usePublicAnswer<T>({ name, schema, ask }: PublicSource<T>): PublicAnswer<T> {
  const language = useI18n((state) => state.language.code);
  const [whose] = useState({ merchant: merchantCode(), language, name });
  const offline: ApiError = { layer: 'offline', endpoint: name };
  const [state, setState] = useState<AnswerState<T>>(() => {
    const known = readLastKnown(whose, schema);
    return { known, error: known && !isOnline() ? offline : undefined, asking: true };
  });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run an attempt; the source and whose it is never change
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => ({ ...before, asking: true }));
    void ask({ fresh: attempt > 0, quiet: true, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      if (!answer.ok) return setState(({ known }) => ({ known, error: answer.error, asking: false }));
      const known = { value: answer.value, at: Date.now() };
      // Offline, an answer is a kept one of the service worker's, of unknown age: better than nothing, no better than ours.
      if (!isOnline()) return setState((before) => ({ known: before.known ?? known, error: offline, asking: false }));
      setState({ known, error: undefined, asking: false });
      afterFirstPaint(async () => keepLastKnown(whose, known));
    });
    return () => stop.abort();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the listener uses never changes
  useEffect(
    () =>
      subscribeNetwork((online) => {
        if (online) retry();
        else setState(({ known }) => ({ known, error: offline, asking: false }));
      }),
    [],
  );

  return { ...state, retry };
}
