import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyWideFont, removeWideFont } from '../../../tests/components/wide-font';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';
import '../styles/tokens.css';
import '../styles/base.css';

const WIDTH = 320;

beforeEach(async () => {
  await page.viewport(WIDTH, 700);
  document.documentElement.style.fontSize = '200%';
  await applyWideFont();
});
afterEach(async () => {
  removeWideFont();
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test('[I18N-2.4] a message for missing content and its button fit into 320 px with text twice as large', async () => {
  const screen = await render(
    <EmptyState icon="warning" title="Uncharacteristically" action={<Button>Retry</Button>}>
      The server is not responding right now. Please try again later.
    </EmptyState>,
  );
  const { left, right } = screen.getByRole('button').element().getBoundingClientRect();
  expect([left >= 0, right <= WIDTH]).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBe(WIDTH);
});
