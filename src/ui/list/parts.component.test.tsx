import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Parts } from './parts';
import '../styles/tokens.css';

const PARTS = ['Harbour Bank', 'Dec 30, 2026'];

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)(
  '[MEM-1.36] where parts break, each line starts at the edge, and its dot is clipped (%s)',
  async (dir, edge) => {
    const screen = await render(
      <div dir={dir} style={{ inlineSize: 120 }}>
        <Parts parts={PARTS} />
      </div>,
    );
    const [first, second] = PARTS.map((part) => screen.getByText(part).element().getBoundingClientRect());
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
    expect(second?.[edge]).toBe(first?.[edge]);
    const line = screen.getByText('Dec 30, 2026').element().parentElement?.parentElement;
    expect(line && getComputedStyle(line).overflowX).toBe('clip');
    expect(line?.getBoundingClientRect()[edge]).toBe(second?.[edge]);
  },
);

test('[MEM-1.36] parts that fit stand in one line', async () => {
  const screen = await render(<Parts parts={PARTS} />);
  const tops = PARTS.map((part) => screen.getByText(part).element().getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

test('[MEM-1.36] parts with one text, as of an order whose reason is its title, are all there after a change', async () => {
  const screen = await render(<Parts parts={['Refused', 'Refused']} />);
  expect(screen.container.textContent).toBe('Refused Refused');
  await screen.rerender(<Parts parts={['Refused', 'Paid', 'Refused']} />);
  expect(screen.container.textContent).toBe('Refused Paid Refused');
  await screen.rerender(<Parts parts={['Paid']} />);
  expect(screen.container.textContent).toBe('Paid');
});
