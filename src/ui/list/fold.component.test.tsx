import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from '../form/radio-group';
import { Fold } from './fold';
import '../styles/tokens.css';

test('[MEM-1.34] a folded section shows its title and present value, and opens with a key', async () => {
  const screen = await render(
    <Fold heading="h2" title="Reality check" detail="60 min">
      <button type="button">Save</button>
    </Fold>,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Reality check' })).toBeVisible();
  await expect.element(screen.getByText('60 min')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button')).toBeVisible();
});

/** Renders choices in the width of a small screen. Returns how many widths and left edges their boxes have. */
async function countShapes(count: number) {
  const choices = Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: 'x'.repeat(index + 3) }));
  const screen = await render(
    <div style={{ inlineSize: 320 }}>
      <RadioGroup name="length" legend="Length" choices={choices} onChange={() => {}} />
    </div>,
  );
  const boxes = screen
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.getBoundingClientRect());
  return { widths: new Set(boxes.map((box) => box?.width)).size, starts: new Set(boxes.map((box) => box?.left)).size };
}

test.each([4, 5])('[MEM-1.34] %s choices are rows of one width below one another', async (count) => {
  expect(await countShapes(count)).toEqual({ widths: 1, starts: 1 });
});

test('[MEM-1.34] three short choices stand beside one another', async () => {
  expect((await countShapes(3)).starts).toBe(3);
});
