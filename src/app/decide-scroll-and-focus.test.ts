import { expect, test } from 'vitest';
import { decideScrollAndFocus } from './decide-scroll-and-focus';

test.each([
  // how                               way        first  fresh  same   tab    lost   covered  scroll     focus  announced
  ['a link to another page', 'push', false, false, false, false, true, false, 'top', true, false],
  ['a page that took the focus itself', 'push', false, false, false, false, false, false, 'top', false, true],
  ['under a dialog', 'replace', false, false, false, false, true, true, 'top', false, true],
  ['a redirect', 'replace', false, false, false, false, true, false, 'top', true, false],
  ['another category', 'replace', false, false, true, false, false, false, 'leave', false, false],
  ['the search opened', 'push', false, false, true, false, true, false, 'leave', true, false],
  ['Back', 'pop', false, false, false, false, true, false, 'restore', true, false],
  ['Back from the search', 'pop', false, false, true, false, true, false, 'restore', true, false],
  ['the first page', 'pop', true, false, false, false, true, false, 'restore', false, false],
  ['the first page, newly opened', 'pop', true, true, false, false, true, false, 'leave', false, false],
  ['Back, in a document newly opened', 'pop', false, true, false, false, true, false, 'restore', true, false],
  ['the first page, redirected', 'replace', true, false, false, false, true, false, 'leave', false, false],
  ['another tab', 'push', false, false, false, true, false, false, 'restore-tab', true, false],
  ['another tab, under a dialog', 'push', false, false, false, true, false, true, 'restore-tab', false, true],
  ['the tab that is open', 'replace', false, false, true, true, false, false, 'top', false, false],
  ['Back to a tab', 'pop', false, false, false, true, false, false, 'restore', false, true],
  ['the first page, a tab, reloaded', 'pop', true, false, false, true, true, false, 'restore', false, false],
] as const)(
  '[ROUTE-1] after the navigation “%s” the scroll action is $8, and the heading gets the focus: $9',
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
