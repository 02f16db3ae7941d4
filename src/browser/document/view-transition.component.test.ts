import { expect, test } from 'vitest';
import { animatePageChange, wasNavigationAnimatedByBrowser } from './view-transition';

type Case = [navigation: string, event: Event, reports: 'reports' | 'does not report'];

/**
 * Dispatches the event; expects wasNavigationAnimatedByBrowser() to return `expected` during it, and false afterwards.
 */
function checkSystemTransition([, event, reports]: Case, expected: boolean): void {
  const isSilent = reports === 'does not report';
  const heard: boolean[] = [];
  addEventListener(event.type, () => heard.push(wasNavigationAnimatedByBrowser(isSilent)), { once: true });
  dispatchEvent(event);
  expect(heard).toEqual([expected]);
  expect(wasNavigationAnimatedByBrowser(true)).toBe(false);
}

test.each<Case>([
  ['a navigation with a transition', new PopStateEvent('popstate', { hasUAVisualTransition: true }), 'reports'],
  ['a navigation of unknown kind', new Event('popstate'), 'does not report'],
])(
  '[ENG-6.5] during $0 in a browser that $2 system animations, wasNavigationAnimatedByBrowser() returns true',
  (...one) => checkSystemTransition(one, true),
);

test.each<Case>([
  [
    'a navigation without a transition',
    new PopStateEvent('popstate', { hasUAVisualTransition: false }),
    'does not report',
  ],
  ['a navigation of unknown kind', new Event('popstate'), 'reports'],
  ['a resize', new Event('resize'), 'does not report'],
])(
  '[ENG-6.5] during $0 in a browser that $2 system animations, wasNavigationAnimatedByBrowser() returns false',
  (...one) => checkSystemTransition(one, false),
);

test('[ENG-6.6] a page transition ends if the next page is not rendered in time', async () => {
  animatePageChange('forward', () => new Promise(() => {}));
  const { pageTransition } = document.documentElement.dataset;
  expect(pageTransition).toBe('forward');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});

test('[ENG-6] the end of an earlier page transition does not end a later one', async () => {
  animatePageChange('forward', () => Promise.resolve());
  animatePageChange('back', () => new Promise((resolve) => setTimeout(resolve)));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.dataset.pageTransition).toBe('back');
  await expect.poll(() => document.documentElement.dataset.pageTransition).toBe(undefined);
});

test('[ENG-6.8] the picture of a tapped link has a name until the new page is rendered, whose picture then has it', async () => {
  const link = document.createElement('a');
  const picture = link.appendChild(document.createElement('img'));
  document.body.append(link);
  const { dataset } = document.documentElement;
  const names: unknown[] = [];
  animatePageChange(
    'forward',
    async () => void names.push(picture.style.viewTransitionName, dataset.sharedPicture),
    link,
  );
  expect([picture.style.viewTransitionName, dataset.sharedPicture]).toEqual(['page-picture', undefined]);
  await expect.poll(() => names).toEqual(['', '']);
  await expect.poll(() => dataset.sharedPicture).toBe(undefined);
  link.remove();
});
