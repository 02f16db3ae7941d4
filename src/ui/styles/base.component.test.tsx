import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import './base.css';

test('a heading has lines of like length, and a paragraph does not end with one word', async () => {
  const screen = await render(
    <>
      <h2>A title</h2>
      <b data-display>An offer</b>
      <p>A text</p>
    </>,
  );
  const wrapOf = (text: string) =>
    getComputedStyle(screen.getByText(text).element()).getPropertyValue('text-wrap-style');
  expect(['A title', 'An offer', 'A text'].map(wrapOf)).toEqual(['balance', 'balance', 'pretty']);
});
