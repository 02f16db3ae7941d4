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

/** Asked when so many minutes were left. */
const asking = (minutes: number): SessionEndState => ({ phase: 'asking', isAsking: true, leftMs: minutes * MINUTE_MS });
const warning: SessionEndState = { phase: 'warning' };
const asked: SessionEndState = { phase: 'warning', isAsking: true };
const extending: SessionEndState = { phase: 'extending' };
const extended: SessionEndState = { phase: 'extended', isAsking: true };
const over: SessionEndState = { phase: 'over' };
const failure = { key: 'form.press_again' } as const;
const failed: SessionEndState = { phase: 'warning', failure };
const offline = { key: 'error.network_offline' } as const;

/** The time that is left (min), or `none` if the platform does not say. */
const left = (minutes: number | 'none') => (minutes === 'none' ? undefined : minutes * MINUTE_MS);
const time = (minutes: number | 'none', isVisible = true): SessionEndEvent => ({
  type: 'time',
  leftMs: left(minutes),
  isVisible,
});
const answered = (minutes: number | 'none'): SessionEndEvent => ({ type: 'answered', leftMs: left(minutes) });
const unanswered = (minutes: number | 'none'): SessionEndEvent => ({
  type: 'unanswered',
  leftMs: left(minutes),
  failure: offline,
});
const outdated: SessionEndEvent = { type: 'outdated', leftMs: MINUTE_MS };
const stay = (minutes: number | 'none'): SessionEndEvent => ({ type: 'stay', leftMs: left(minutes) });
const confirmed: SessionEndEvent = { type: 'extended', leftMs: MINUTE_MS };
const refused: SessionEndEvent = { type: 'refused', leftMs: MINUTE_MS, failure };

describe('[SESS-7.1] [SESS-7.3] when the platform is asked, and the warning opens', () => {
  test.each<[string, SessionEndState, SessionEndEvent, SessionEndState]>([
    ['[SESS-7.4] a platform that says nothing', QUIET, time('none'), QUIET],
    ['more than two minutes', QUIET, time(2.01), QUIET],
    ['two minutes: the platform is asked first', QUIET, time(2), asking(2)],
    ['two minutes in a hidden tab', QUIET, time(2, false), QUIET],
    ['a sleep beyond the end', QUIET, time(-50), asking(-50)],
    ['a sleep beyond the end in a hidden tab', QUIET, time(-50, false), QUIET],
    ['the question is on its way', asking(2), time(1.9), asking(2)],
    ['no answer for ten seconds', asking(2), time(11 / 6), warning],
    ['no answer for ten seconds, after the end', asking(0.1), time(-0.1), over],
    ['somebody comes back while it is on its way', asking(2), outdated, QUIET],
    ['the member was active elsewhere', asking(2), answered(5), QUIET],
    ['the platform confirms the end', asking(2), answered(1.9), warning],
    ['the platform still answers at the end', asking(2), answered(0), over],
    ['no answer before the end', asking(2), unanswered(1.5), warning],
    ['no answer after the end', asking(2), unanswered(0), over],
    ['the poll told of the end first', QUIET, answered(1.8), warning],
    ['the network is back before the platform ended it', over, answered(1), warning],
    ['the clock was wrong', over, answered(9), QUIET],
    ['somebody comes back after the end', over, outdated, QUIET],
    ['time goes on after the end', over, time(-5), over],
  ])('%s', (_, state, event, next) => {
    expect(reduceSessionEnd(state, event)).toEqual(next);
  });
});

describe('[SESS-7.1] [SESS-7.3] the warning while it is open', () => {
  test.each<[string, SessionEndState, SessionEndEvent, SessionEndState]>([
    ['an answer that says the same', warning, answered(1), warning],
    ['a longer session', warning, answered(9), QUIET],
    ['the session is no more', warning, answered('none'), QUIET],
    ['time goes on', warning, time(0.5), warning],
    ['somebody comes back: it stays while the platform is asked', warning, outdated, asked],
    ['the platform says the same', asked, answered(1), warning],
    ['the platform knows better', asked, answered(9), QUIET],
    ['the platform does not answer', asked, unanswered(1), warning],
    ['the end: it stays while the platform is asked', warning, time(0), asked],
    ['the end after a failure', failed, time(0), { ...failed, isAsking: true }],
    ['time goes on after the end', asked, time(-1), asked],
    ['the platform still answers at the end', asked, answered(0), over],
    ['nobody answers at the end: it says why', asked, unanswered(0), { ...asked, failure: offline }],
    ['the network is back after that', { ...asked, failure: offline }, answered(9), QUIET],
    ['an answer keeps the reason of the failure', failed, answered(1), failed],
    ['an answer to a question keeps it too', { ...failed, isAsking: true }, answered(1), failed],
    ['and so does a question without an answer', { ...failed, isAsking: true }, unanswered(1), failed],
  ])('%s', (_, state, event, next) => {
    expect(reduceSessionEnd(state, event)).toEqual(next);
  });
});

describe('[SESS-7.2] the extension, by a press in this tab or another one', () => {
  test.each<[string, SessionEndState, SessionEndEvent, SessionEndState]>([
    ['a press', warning, stay(1), extending],
    ['a press while the platform is asked', asked, stay(1), extending],
    ['a press after the end, if nobody has answered', { ...asked, failure: offline }, stay(-1), extending],
    ['a press after a failure', failed, stay(1), extending],
    ['a second press', extending, stay(1), extending],
    ['a press after the extension', extended, stay(1), extended],
    ['a press elsewhere, the end of this session is near', QUIET, stay(2), extending],
    ['a press elsewhere, the end of this session is far', QUIET, stay(2.01), QUIET],
    ['a press elsewhere, this session is not known to be there', QUIET, stay(0), QUIET],
    ['[SESS-7.4] a press elsewhere, the platform says nothing here', QUIET, stay('none'), QUIET],
    ['a press elsewhere while the platform is asked', asking(2), stay(2), extending],
    ['a press elsewhere after the end', over, stay(-1), over],
    ['time goes on during the request', extending, time(0.5), extending],
    ['the end during the request', extending, time(0), extending],
    ['somebody comes back during the request', extending, outdated, extending],
    ['a poll during the request', extending, answered(1), extending],
    ['a poll at the end during the request', extending, answered(0), extending],
    ['a poll without an answer during the request', extending, unanswered(1), extending],
    ['a poll after the request took effect', extending, answered(9), QUIET],
    ['the answer to the request after that poll', QUIET, confirmed, QUIET],
    ['the extension succeeded', extending, confirmed, extended],
    ['the extension succeeded, the statistics tell until when', extended, answered(9), QUIET],
    ['the extension succeeded, and is short', extended, answered(1), warning],
    ['the extension succeeded, the statistics fail', extended, unanswered(1), extended],
    ['the extension succeeded, the former end comes near', extended, time(0.5), extended],
    ['the extension succeeded, the former end has passed', extended, time(-1), extended],
    ['the extension succeeded, somebody comes back', extended, outdated, extended],
    ['the extension failed', extending, refused, failed],
    ['a failure of a request that no longer counts', QUIET, refused, QUIET],
    ['an extension by another member', QUIET, outdated, QUIET],
  ])('%s', (_, state, event, next) => {
    expect(reduceSessionEnd(state, event)).toEqual(next);
  });
});

test('[SESS-7.3] an event that changes nothing returns the same object, so that nothing is rendered', () => {
  expect(reduceSessionEnd(warning, time(1))).toBe(warning);
  expect(reduceSessionEnd(QUIET, time('none'))).toBe(QUIET);
  expect(reduceSessionEnd(QUIET, answered('none'))).toBe(QUIET);
});
