import { describe, expect, test } from 'vitest';
import {
  computeSessionLeftMs,
  QUIET,
  reduceSessionEnd,
  type SessionEndEvent,
  type SessionEndState,
} from './session-end-rules';

const MINUTE_MS = 60_000;

describe('[SESS-7.3] the time that is left', () => {
  const told = { leftMs: 10 * MINUTE_MS, heardAt: 1_000_000, askedTicks: 5_000 };
  test.each([
    // what happened                            clock       ticks      left
    ['nothing yet', 0, 0, 10],
    ['four minutes', 4, 4, 6],
    ['four minutes, the clock set back a day', -1440, 4, 6],
    ['the clock set forward a day', 1440, 0, -1430],
    ['a sleep of an hour, in which ticks stood still', 60, 1, -50],
  ])('%s', (_, clock, ticks, left) => {
    const now = told.heardAt + clock * MINUTE_MS;
    expect(computeSessionLeftMs(told, now, told.askedTicks + ticks * MINUTE_MS)).toBe(left * MINUTE_MS);
  });
});

const asking: SessionEndState = { phase: 'asking' };
const warning: SessionEndState = { phase: 'warning' };
const extending: SessionEndState = { phase: 'extending' };
const over: SessionEndState = { phase: 'over' };
const failure = { key: 'form.press_again' } as const;
const failed: SessionEndState = { phase: 'warning', failure };

/** The time that is left (min), or `none` if the platform does not say. */
const left = (minutes: number | 'none') => (minutes === 'none' ? undefined : minutes * MINUTE_MS);
const time = (minutes: number | 'none', isVisible = true): SessionEndEvent => ({
  type: 'time',
  leftMs: left(minutes),
  isVisible,
});
const answered = (minutes: number | 'none'): SessionEndEvent => ({ type: 'answered', leftMs: left(minutes) });
const unanswered = (minutes: number | 'none'): SessionEndEvent => ({ type: 'unanswered', leftMs: left(minutes) });
const outdated: SessionEndEvent = { type: 'outdated' };
const stay: SessionEndEvent = { type: 'stay' };
const refused: SessionEndEvent = { type: 'refused', failure };

describe('[SESS-7.1] [SESS-7.2] [SESS-7.3] the warning before the end of the session', () => {
  test.each<[string, SessionEndState, SessionEndEvent, SessionEndState]>([
    ['[SESS-7.4] a platform that says nothing', QUIET, time('none'), QUIET],
    ['more than two minutes', QUIET, time(2.01), QUIET],
    ['two minutes: the platform is asked first', QUIET, time(2), asking],
    ['two minutes in a hidden tab', QUIET, time(2, false), QUIET],
    ['a sleep beyond the end', QUIET, time(-50), asking],
    ['a sleep beyond the end in a hidden tab', QUIET, time(-50, false), QUIET],
    ['the question is on its way', asking, time(1), asking],
    ['the member was active elsewhere', asking, answered(5), QUIET],
    ['the platform confirms the end', asking, answered(1.9), warning],
    ['the platform still answers at the end', asking, answered(0), over],
    ['no answer before the end', asking, unanswered(1.5), warning],
    ['no answer after the end', asking, unanswered(0), over],
    ['the poll told of the end first', QUIET, answered(1.8), warning],
    ['an answer that says the same', warning, answered(1), warning],
    ['a longer session while the dialog is open', warning, answered(9), QUIET],
    ['the session is no more', warning, answered('none'), QUIET],
    ['time goes on', warning, time(0.5), warning],
    ['the end while the dialog is open', warning, time(0), asking],
    ['an extension in another tab', warning, outdated, asking],
    ['an extension in another tab before the warning', QUIET, outdated, QUIET],
    ['a press', warning, stay, extending],
    ['a second press', extending, stay, extending],
    ['a press that comes too late', over, stay, over],
    ['time goes on during the request', extending, time(0.5), extending],
    ['a poll during the request', extending, answered(1), extending],
    ['a poll after the request took effect', extending, answered(9), QUIET],
    ['the extension succeeded', extending, outdated, asking],
    ['the extension failed', extending, refused, failed],
    ['a failure of a request that no longer counts', QUIET, refused, QUIET],
    ['an answer keeps the reason of the failure', failed, answered(1), failed],
    ['another press after a failure', failed, stay, extending],
    ['the network is back before the platform ended it', over, answered(1), warning],
    ['the clock was wrong', over, answered(9), QUIET],
    ['somebody comes back after the end', over, outdated, asking],
    ['time goes on after the end', over, time(-5), over],
  ])('%s', (_, state, event, next) => {
    expect(reduceSessionEnd(state, event)).toEqual(next);
  });

  test('an event that changes nothing returns the same object, so that nothing is rendered', () => {
    expect(reduceSessionEnd(warning, time(1))).toBe(warning);
    expect(reduceSessionEnd(QUIET, time('none'))).toBe(QUIET);
    expect(reduceSessionEnd(QUIET, answered('none'))).toBe(QUIET);
  });
});
