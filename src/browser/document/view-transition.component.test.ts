import { expect, test } from 'vitest';
import { animatePage, hasSystemTransition } from './view-transition';

test.each([
  [new PopStateEvent('popstate', { hasUAVisualTransition: true }), false, true],
  [new PopStateEvent('popstate', { hasUAVisualTransition: false }), true, false],
  [new Event('popstate'), false, false],
  [new Event('popstate'), true, true],
  [new Event('resize'), true, false],
])(
  '[ENG-6] event %#, on a system that may not report its animations (%s), was animated by the system: %s',
  (event, isSilent, expected) => {
    const heard: boolean[] = [];
    addEventListener(event.type, () => heard.push(hasSystemTransition(isSilent)), { once: true });
    dispatchEvent(event);
    expect(heard).toEqual([expected]);
    expect(hasSystemTransition(true)).toBe(false);
  },
);

test('[ENG-6] a page that is rendered late is shown without an animation', async () => {
  animatePage('forward', () => new Promise(() => {}));
  const { pageTransition } = document.documentElement.dataset;
  expect(pageTransition).toBe('forward');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});

test('[ENG-6] the animation of an earlier page does not end that of a later one', async () => {
  animatePage('forward', () => Promise.resolve());
  animatePage('back', () => new Promise((resolve) => setTimeout(resolve)));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.dataset.pageTransition).toBe('back');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});
