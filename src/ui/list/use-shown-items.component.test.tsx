import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SHOWN_ITEMS_STEP, ShownListItems } from './use-shown-items';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);
const list = (length: number) => (
  <ul>
    <ShownListItems items={numbers(length)}>
      {(item, position) => (
        <li key={item} style={{ blockSize: 60 }} {...position}>
          {item}
        </li>
      )}
    </ShownListItems>
  </ul>
);
const countItems = () => document.querySelectorAll('li:not([aria-hidden])').length;

test('[MEM-1] of a list of 2,000 items only those near the viewport are rendered, and all are reached by scrolling', async () => {
  const { container } = await render(list(2_000));
  await expect.poll(countItems).toBeGreaterThanOrEqual(SHOWN_ITEMS_STEP);
  expect(countItems()).toBeLessThanOrEqual(3 * SHOWN_ITEMS_STEP);
  const tenth = container.querySelector('li:nth-child(10)');
  expect([tenth?.ariaSetSize, tenth?.ariaPosInSet]).toEqual(['2000', '10']);
  for (let shown = countItems(); shown < 2_000; ) {
    const before = shown;
    container.lastElementChild?.lastElementChild?.scrollIntoView();
    await expect.poll(countItems).toBeGreaterThan(before);
    shown = countItems();
  }
  await expect.poll(countItems).toBe(2_000);
  expect(document.querySelector('li[aria-hidden], li[aria-setsize]')).toBeNull();
});

test('[MEM-1] a list that is not long has no element at its end, and one that grows shows its new items', async () => {
  const screen = await render(list(3));
  expect([countItems(), document.querySelector('li[aria-hidden]')]).toEqual([3, null]);
  await screen.rerender(list(SHOWN_ITEMS_STEP));
  await expect.poll(countItems).toBe(SHOWN_ITEMS_STEP);
});
