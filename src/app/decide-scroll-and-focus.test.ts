import { expect, test } from 'vitest';
import { decideScrollAndFocus } from './decide-scroll-and-focus';

test.each([
  // how                               way        first  fresh  same   tab    lost   covered  scroll     focus  announced
  ['a link to another page', 'push', false, false, false, false, true, false, 'top', true, false],
  ['a page that took the focus itself', 'push', false, false, false, false, false, false, 'top', false, true],
  ['a redirect under a dialog', 'replace', false, false, false, false, true, true, 'top', false, true],
  ['a redirect', 'replace', false, false, false, false, true, false, 'top', true, false],
  ['a link to another category', 'replace', false, false, true, false, false, false, 'leave', false, false],
  ['a link that opens the search', 'push', false, false, true, false, true, false, 'leave', true, false],
  ['Back', 'pop', false, false, false, false, true, false, 'restore', true, false],
  ['Back from the search', 'pop', false, false, true, false, true, false, 'restore', true, false],
  ['a reload of the first page', 'pop', true, false, false, false, true, false, 'restore', false, false],
  ['the first page of a new document', 'pop', true, true, false, false, true, false, 'leave', false, false],
  ['Back in a new document', 'pop', false, true, false, false, true, false, 'restore', true, false],
  ['a redirect of the first page', 'replace', true, false, false, false, true, false, 'leave', false, false],
  ['another tab of the bottom navigation', 'push', false, false, false, true, false, false, 'restore-tab', true, false],
  [
    'another tab of the bottom navigation, under a dialog',
    'push',
    false,
    false,
    false,
    true,
    false,
    true,
    'restore-tab',
    false,
    true,
  ],
  ['the current tab of the bottom navigation', 'replace', false, false, true, true, false, false, 'top', false, false],
  ['Back to a tab of the bottom navigation', 'pop', false, false, false, true, false, false, 'restore', false, true],
  ['a reload of the first page, which is a tab', 'pop', true, false, false, true, true, false, 'restore', false, false],
] as const)(
  '[ROUTE-1] for the navigation “%s”, decideScrollAndFocus() returns scroll=$8, focusHeading=$9 and announceTitle=$10',
  (_how, way, first, fresh, samePath, tab, focusLost, covered, scroll, focusHeading, announceTitle) => {
    expect(
      decideScrollAndFocus({
        action: way,
        isFirst: first,
        isNewDocument: fresh,
        isSamePath: samePath,
        isTab: tab,
        isFocusLost: focusLost,
        isCovered: covered,
      }),
    ).toEqual({
      scroll,
      focusHeading,
      announceTitle,
    });
  },
);
