import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INITIAL_TRIAL_VIEW_STATE, reduceTrialView, type TrialViewEvent } from './trial-view';

const reduceAll = (...events: TrialViewEvent[]) => events.reduce(reduceTrialView, INITIAL_TRIAL_VIEW_STATE);
const expanded = (inPage: boolean): TrialViewEvent => ({ type: 'expanded', inPage });

describe('[GAME-3] reduceTrialView()', () => {
  test.each<[string, TrialViewEvent[], [bar: boolean, full: boolean, hint: boolean]]>([
    ['starts with the bar visible', [], [true, false, false]],
    ['hides the bar', [{ type: 'bar-hidden' }], [false, false, false]],
    ['shows the bar again', [{ type: 'bar-hidden' }, { type: 'bar-shown' }], [true, false, false]],
    ['hides the bar in fullscreen', [expanded(false)], [false, true, false]],
    [
      'shows the rotation hint when the game fills the page without the Fullscreen API',
      [expanded(true)],
      [false, true, true],
    ],
    ['hides a dismissed hint', [expanded(true), { type: 'hint-dismissed' }], [false, true, false]],
    ['shows the bar in fullscreen', [expanded(true), { type: 'bar-shown' }], [true, true, false]],
    ['shows the bar after leaving fullscreen', [expanded(false), { type: 'collapsed' }], [true, false, false]],
  ])('the trial page %s', (_case, events, [isBarVisible, isFullscreen, isHintVisible]) => {
    expect(reduceAll(...events)).toEqual({ isBarVisible, isFullscreen, isHintVisible });
  });

  test('the event “bar-shown” shows the bar of the trial page in every state', () => {
    const event = fc.constantFrom<TrialViewEvent>(
      { type: 'bar-hidden' },
      { type: 'bar-shown' },
      expanded(true),
      expanded(false),
      { type: 'collapsed' },
      { type: 'hint-dismissed' },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(reduceAll(...events, { type: 'bar-shown' }).isBarVisible).toBe(true);
      }),
    );
  });
});
