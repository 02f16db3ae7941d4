import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayFirstTap } from './replay-first-tap';
import { openWindow } from './windows';

const BANNER = '<a class="banner" href="https://partner.example/offer" target="_blank">Hello</a>';

function elementOf(html: string): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  return parent;
}

/** Lets the last press of the person be recent, or so long ago that the browser blocks a new window. */
const setPressRecent = (isActive: boolean) =>
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(isActive);

beforeEach(() => history.replaceState(null, '', '/m/home'));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/m/home');
});

describe('[OFF-2.17] a tap on a link of the first picture that leads to a new window', () => {
  test.each([
    [true, '_blank'],
    [false, ''],
  ])('with a recent press (%s) opens it in the window %j', (isRecent, expected) => {
    setPressRecent(isRecent);
    const root = document.body.appendChild(elementOf(BANNER));
    const opened: string[] = [];
    root.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push((event.target as HTMLAnchorElement).target);
    });
    window.firstTap = elementOf('<a class="banner">Hello</a>').querySelector('a');
    replayFirstTap(root);
    root.remove();
    expect(opened).toEqual([expected]);
  });

  test.each([
    [true, ['#offer'], ''],
    [false, [], '#offer'],
  ])('with a recent press (%s) by code opens the windows %j, and this one goes to %j', (isRecent, windows, here) => {
    setPressRecent(isRecent);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openWindow('#offer');
    expect([open.mock.calls.map(([address]) => address), location.hash]).toEqual([windows, here]);
  });
});
