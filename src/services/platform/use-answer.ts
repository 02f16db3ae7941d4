import { useCallback, useEffect, useState } from 'react';
import type { CallManner } from '../../api/call';
import { systemClock } from '../../base/clock';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { useI18n } from '../i18n/i18n';
import { askWithPatience } from '../last-known/ask-with-patience';
import { watchReturn } from '../network/watch-return';
import { useSession } from '../session/session-store';
import { type AnswerState, decideAnswer, decideLate, type EarlierAnswer } from './decide-answer';

export interface AskedAnswer<T> {
  readonly state: AnswerState<T>;
  readonly ask: () => void;
}

/** What a question was answered with: for whom, and in which language. */
interface Had extends EarlierAnswer<unknown> {
  readonly epoch: number;
  readonly language: string;
}

/** In memory alone: what is a member's is never written down (decision 4), and goes with the session (SESS-4). */
const had = new Map<object, Had>();
useSession.subscribe(({ epoch }, before) => epoch !== before.epoch && had.clear());

/**
 * Asks for what a page shows, and again in another language, for another session, and when the network is back. The
 * page shows what went wrong itself; what was had before is shown again, marked, when nothing newer can be had (OFF-2)
 * or not within three seconds (OFF-3).
 * `question` must be the same function from render to render and from page to page: what was had is found by it.
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
    const network = watchReturn();
    const askAnew = () => {
      ask();
      return true;
    };
    setState({ phase: 'loading' });
    const before = had.get(question);
    // The same question is answered with the same type.
    const earlier =
      before?.epoch === epoch && before.language === language ? (before as Had & EarlierAnswer<T>) : undefined;
    const late = () => leaving.signal.aborted || setState((waiting) => decideLate(waiting, earlier));
    void askWithPatience(question({ quiet: true, signal: leaving.signal }), late, systemClock).then((answer) => {
      if (leaving.signal.aborted) return;
      setState(decideAnswer(answer, earlier));
      if (!answer.ok && answer.error.layer === 'offline') network.failed(askAnew);
      if (answer.ok) had.set(question, { value: answer.value, epoch, language, at: Date.now() });
    });
    return () => {
      network.stop();
      leaving.abort();
    };
  }, [question, round, epoch, language]);

  return { state, ask };
}
