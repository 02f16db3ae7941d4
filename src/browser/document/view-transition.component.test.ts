import { expect, test } from 'vitest';
import { animatePage, hasSystemTransition } from './view-transition';

test.each([
  ['a navigation with a transition', new PopStateEvent('popstate', { hasUAVisualTransition: true }), false, true],
  ['a navigation without a transition', new PopStateEvent('popstate', { hasUAVisualTransition: false }), true, false],
  ['a navigation of unknown kind', new Event('popstate'), false, false],
  ['a navigation of unknown kind', new Event('popstate'), true, true],
  ['a resize', new Event('resize'), true, false],
])(
  '[ENG-6] after $0, on a system that does not report its animations ($2), the page was animated by the system: $3',
  (_, event, isSilent, expected) => {
    const heard: boolean[] = [];
    addEventListener(event.type, () => heard.push(hasSystemTransition(isSilent)), { once: true });
    dispatchEvent(event);
    expect(heard).toEqual([expected]);
    expect(hasSystemTransition(true)).toBe(false);
  },
);

test('[ENG-6] a page transition ends if the next page is not rendered in time', async () => {
  animatePage('forward', () => new Promise(() => {}));
  const { pageTransition } = document.documentElement.dataset;
  expect(pageTransition).toBe('forward');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});

test('[ENG-6] the end of an earlier page transition does not end a later one', async () => {
  animatePage('forward', () => Promise.resolve());
  animatePage('back', () => new Promise((resolve) => setTimeout(resolve)));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.dataset.pageTransition).toBe('back');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});
