import { expect, test } from 'vitest';
import { decidePageTransition, type PageTransitionInput } from './decide-page-transition';

const LINK: PageTransitionInput = {
  action: 'PUSH',
  delta: null,
  isSamePath: false,
  isTab: false,
  isCovered: false,
  isAnimatedBySystem: false,
};

test.each<[string, Partial<PageTransitionInput>, string | undefined]>([
  ['a link', {}, 'forward'],
  ['a link of the bottom navigation', { isTab: true }, 'fade'],
  ['a change of the filter', { isSamePath: true }, undefined],
  ['a redirect', { action: 'REPLACE' }, undefined],
  ['a link in a dialog', { isCovered: true }, undefined],
  ['Back', { action: 'POP', delta: -1 }, 'back'],
  ['Back by two entries', { action: 'POP', delta: -2 }, 'back'],
  ['Forward', { action: 'POP', delta: 1 }, 'forward'],
  ['a history entry of unknown position', { action: 'POP' }, 'forward'],
  ['Back to a tab page', { action: 'POP', delta: -1, isTab: true }, 'back'],
  ['Back by a swipe that the system animates', { action: 'POP', delta: -1, isAnimatedBySystem: true }, undefined],
  ['Back that closes the search', { action: 'POP', delta: -1, isSamePath: true }, undefined],
])('[ENG-6.5] for %s in the installed app, decidePageTransition() returns $2', (_change, input, expected) => {
  expect(decidePageTransition({ ...LINK, ...input })).toBe(expected);
});
