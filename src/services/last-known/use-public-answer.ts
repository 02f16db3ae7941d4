import { useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { systemClock } from '../../base/clock';
import type { Result } from '../../base/result';
import { afterFirstPaint } from '../../browser/first-paint';
import { isOnline, subscribeNetwork } from '../../browser/network';
import type { ApiError } from '../../contract/api-error';
import { useI18n } from '../i18n/i18n';
import { merchantCode } from '../merchant/merchant-store';
import type { AnswerState } from './answer-state';
import { askWithPatience, NETWORK_FIRST } from './ask-with-patience';
import { type KeptFor, keepLastKnown, type LastKnown, readLastKnown, recallLarge } from './last-known';
import { onRefresh } from './refresh';

/** For how long what this page has had needs no asking when it is shown again, milliseconds. */
const HELD_FRESH = 60_000;

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
  /** What this page has had last, whatever its size; the hook's own. */
  held?: { readonly whose: KeptFor; readonly known: LastKnown<T> };
}

export interface PublicAnswer<T> extends AnswerState<T> {
  retry(): void;
}

const heldBy = <T>({ held }: PublicSource<T>, { merchant, language }: KeptFor): LastKnown<T> | undefined =>
  held?.whose.merchant === merchant && held.whose.language === language ? held.known : undefined;

/** What this page has had last, or has kept of an earlier visit. */
export const lastKnownOf = <T>(source: PublicSource<T>, whose: KeptFor): LastKnown<T> | undefined =>
  heldBy(source, whose) ?? readLastKnown(whose, source.schema);

/**
 * A public answer: the last known one at once (a large one a moment later), the platform's when it comes, and when that
 * takes longer than the network's three seconds or does not come, why (OFF-2, OFF-3). Asks again by itself when the network
 * is back, and when the visitor refreshes. For one language: mount anew when another is spoken.
 */
export function usePublicAnswer<T>(source: PublicSource<T>): PublicAnswer<T> {
  const language = useI18n((state) => state.language.code);
  const [whose] = useState({ merchant: merchantCode(), language, name: source.name });
  const offline: ApiError = { layer: 'offline', endpoint: source.name };
  const [state, setState] = useState<AnswerState<T>>(() => {
    const known = lastKnownOf(source, whose);
    return { known, error: known && !isOnline() ? offline : undefined, asking: true };
  });
  const asked = useRef<AbortController>(undefined);

  async function ask(fresh: boolean): Promise<void> {
    asked.current?.abort();
    const stop = new AbortController();
    asked.current = stop;
    setState((before) => ({ ...before, asking: true }));
    const late: ApiError = { layer: 'timeout', endpoint: source.name, afterMs: NETWORK_FIRST };
    const mark = () =>
      setState((before) => (before.known && !stop.signal.aborted ? { ...before, error: late } : before));
    const answer = await askWithPatience(source.ask({ fresh, quiet: true, signal: stop.signal }), mark, systemClock);
    if (stop.signal.aborted) return;
    if (!answer.ok) return setState(({ known }) => ({ known, error: answer.error, asking: false }));
    const known = { value: answer.value, at: Date.now() };
    // Offline, an answer is one that this tab has kept for minutes (API-3): better than nothing, no better than ours.
    if (!isOnline()) return setState((before) => ({ known: before.known ?? known, error: offline, asking: false }));
    source.held = { whose, known };
    setState({ known, error: undefined, asking: false });
    afterFirstPaint(() => keepLastKnown(whose, known));
  }
  const retry = () => void ask(true);
  async function recall(): Promise<void> {
    const large = await recallLarge(whose, source.schema);
    if (!large) return;
    if (!heldBy(source, whose)) source.held = { whose, known: large };
    setState((before) =>
      before.known ? before : { ...before, known: large, error: isOnline() ? before.error : offline },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one life of listeners; what they use never changes
  useEffect(() => {
    const held = heldBy(source, whose);
    if (held && Date.now() - held.at < HELD_FRESH) setState((before) => ({ ...before, asking: false }));
    else void ask(false);
    if (!state.known) void recall();
    const stopRefreshing = onRefresh(() => ask(true));
    const stopWatching = subscribeNetwork((online) => {
      if (online) retry();
      else setState(({ known }) => ({ known, error: offline, asking: false }));
    });
    return () => {
      asked.current?.abort();
      stopRefreshing();
      stopWatching();
    };
  }, []);

  return { ...state, retry };
}
