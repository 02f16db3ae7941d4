import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasContentUnder, observeContentUnder } from './content-under';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Adds an element to the page at a place of the screen (CSS px). */
function place(name: string, [x, y, width, height]: readonly [number, number, number, number]): HTMLElement {
  const element = document.body.appendChild(document.createElement(name));
  element.style.cssText = `position: fixed; margin: 0; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  return element;
}

describe('[MINI-1.6] whether content is under an element at the edge of the screen', () => {
  test.each<[string, string, readonly [number, number, number, number], boolean]>([
    ['a link from edge to edge', 'a', [0, 130, 300, 40], true],
    ['a heading that reaches its lower edge', 'h2', [0, 160, 300, 40], true],
    ['a link beside it', 'a', [16, 130, 300, 40], false],
    ['a link below it', 'a', [0, 170, 300, 40], false],
    ['the ground of a part of the page', 'section', [0, 130, 300, 40], false],
  ])('%s', (_case, name, rectangle, isUnder) => {
    place(name, rectangle);
    expect(hasContentUnder(place('button', [0, 100, 24, 64]))).toBe(isUnder);
  });

  test.each([
    [130, true],
    [170, false],
  ])('with the legal information beside it from y=%s', (y, isUnder) => {
    place('div', [16, y, 300, 40]).dataset.legal = '';
    expect(hasContentUnder(place('button', [0, 100, 24, 64]))).toBe(isUnder);
  });

  test('at the right edge', () => {
    place('a', [innerWidth - 12, 100, 12, 64]);
    expect(hasContentUnder(place('button', [innerWidth - 24, 100, 24, 64]))).toBe(true);
  });
});

test('[MINI-1.6] what is under an element is looked for soon after the page has moved, and once a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const link = place('a', [0, 300, 300, 40]);
  const moveTo = (y: number) => {
    link.style.top = `${y}px`;
  };
  const looks: boolean[] = [];
  const stop = observeContentUnder(place('button', [0, 100, 24, 64]), (isUnder) => looks.push(isUnder));
  expect(looks).toEqual([false]);

  moveTo(130);
  for (const _frame of [1, 2, 3]) link.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(199);
  expect(looks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toEqual([false, true]);

  moveTo(300);
  await vi.advanceTimersByTimeAsync(799);
  expect(looks).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toEqual([false, true, false]);

  window.dispatchEvent(new Event('resize'));
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toHaveLength(3);
});
