import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { helpsToTurnPhone, INITIAL_TRIAL_VIEW_STATE, reduceTrialView, type TrialViewEvent } from './trial-view';

const reduceAll = (...events: TrialViewEvent[]) => events.reduce(reduceTrialView, INITIAL_TRIAL_VIEW_STATE);
const EXPANDED: TrialViewEvent = { type: 'expanded' };
const HINT_DUE: TrialViewEvent = { type: 'hint-due' };

describe('[GAME-3.3] reduceTrialView()', () => {
  test.each<[string, TrialViewEvent[], [bar: boolean, full: boolean, hint: boolean]]>([
    ['starts with the bar visible', [], [true, false, false]],
    ['hides the bar', [{ type: 'bar-hidden' }], [false, false, false]],
    ['shows the bar again', [{ type: 'bar-hidden' }, { type: 'bar-shown' }], [true, false, false]],
    ['hides the bar in fullscreen', [EXPANDED], [false, true, false]],
    ['shows a hint that is due in fullscreen', [EXPANDED, HINT_DUE], [false, true, true]],
    ['shows no hint after leaving fullscreen', [EXPANDED, { type: 'collapsed' }, HINT_DUE], [true, false, false]],
    ['keeps the hint when the browser reports fullscreen later', [EXPANDED, HINT_DUE, EXPANDED], [false, true, true]],
    ['hides a dismissed hint', [EXPANDED, HINT_DUE, { type: 'hint-dismissed' }], [false, true, false]],
    ['shows the bar in fullscreen', [EXPANDED, HINT_DUE, { type: 'bar-shown' }], [true, true, false]],
    ['shows the bar after leaving fullscreen', [EXPANDED, { type: 'collapsed' }], [true, false, false]],
  ])('the trial page %s', (_case, events, [isBarVisible, isFullscreen, isHintVisible]) => {
    expect(reduceAll(...events)).toEqual({ isBarVisible, isFullscreen, isHintVisible });
  });

  test('[GAME-3.4] the event “bar-shown” shows the bar of the trial page in every state', () => {
    const event = fc.constantFrom<TrialViewEvent>(
      { type: 'bar-hidden' },
      { type: 'bar-shown' },
      EXPANDED,
      HINT_DUE,
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

// biome-ignore format: a table
test.each([
  // device                                            locked  touch  installed  iOS    hint
  ['a phone that the browser turns',                   true,   true,  false,     false, false],
  ['a phone whose browser cannot turn the picture',    false,  true,  false,     false, true],
  ['an iPhone',                                        false,  true,  false,     true,  true],
  ['an installed web app, which stays in portrait',    false,  true,  true,      false, false],
  ['an installed web app that the browser turns',      true,   true,  true,      false, false],
  ['an installed web app on iOS, which turns freely',  false,  true,  true,      true,  true],
  ['a desktop',                                        false,  false, false,     false, false],
])('[GAME-3.6][ENG-6] on %s, the trial page suggests turning the phone: $5', (_, isLandscapeLocked, isTouchDevice, isInstalled, isIos, isHintDue) => {
  expect(helpsToTurnPhone({ isLandscapeLocked, isTouchDevice, isInstalled, isIos })).toBe(isHintDue);
});
