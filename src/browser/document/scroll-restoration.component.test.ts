import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordScrollPosition, restoreScrollPosition } from './scroll-restoration';

const nextFrames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));

/** Rows of 50 px, of which the browser keeps the first that it shows in its place. */
const list = document.createElement('ul');
list.innerHTML = '<li style="height: 50px">entry</li>'.repeat(100);
const notice = document.createElement('p');
notice.style.height = '40px';

beforeEach(() => {
  document.body.append(list);
  scrollTo(0, 1000);
  recordScrollPosition('entry');
  scrollTo(0, 0);
});
afterEach(() => {
  notice.remove();
  list.remove();
});

test('[ROUTE-1.3] a line that arrives above the list after Back does not move the place that is returned to', async () => {
  const stop = restoreScrollPosition('entry');
  expect(scrollY).toBe(1000);
  await nextFrames();
  document.body.prepend(notice);
  await nextFrames();
  await expect.poll(() => scrollY).toBe(1000);
  stop();
});

test('[ROUTE-1.3] a user who scrolls after Back is not moved back', async () => {
  const stop = restoreScrollPosition('entry');
  await nextFrames();
  dispatchEvent(new WheelEvent('wheel'));
  scrollTo(0, 1500);
  await nextFrames();
  document.body.prepend(notice);
  await nextFrames();
  expect(scrollY).toBeGreaterThanOrEqual(1500);
  stop();
});
