import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAMED, reduceTrialView, type TrialViewEvent } from './trial-view';

const following = (...events: TrialViewEvent[]) => events.reduce(reduceTrialView, FRAMED);
const grew = (inPage: boolean): TrialViewEvent => ({ type: 'grew', inPage });

describe('[GAME-3] the layout of a trial', () => {
  test.each<[string, TrialViewEvent[], [bar: boolean, full: boolean, hint: boolean]]>([
    ['begins with its bar', [], [true, false, false]],
    ['loses the bar', [{ type: 'hid' }], [false, false, false]],
    ['gets it back', [{ type: 'hid' }, { type: 'shown' }], [true, false, false]],
    ['takes the screen, and the bar gives room', [grew(false)], [false, true, false]],
    ['takes the page, and hints at turning the phone', [grew(true)], [false, true, true]],
    ['drops a hint that was understood', [grew(true), { type: 'understood' }], [false, true, false]],
    ['shows the bar over the whole screen', [grew(true), { type: 'shown' }], [true, true, false]],
    ['gives the screen back with the bar', [grew(false), { type: 'shrank' }], [true, false, false]],
  ])('%s', (_case, events, [hasBar, isFull, hasHint]) => {
    expect(following(...events)).toEqual({ hasBar, isFull, hasHint });
  });

  test('whatever happened, one step brings the bar', () => {
    const event = fc.constantFrom<TrialViewEvent>(
      { type: 'hid' },
      { type: 'shown' },
      grew(true),
      grew(false),
      { type: 'shrank' },
      { type: 'understood' },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(following(...events, { type: 'shown' }).hasBar).toBe(true);
      }),
    );
  });
});
