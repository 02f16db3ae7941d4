import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/tokens.css';
import { Toasts } from './toasts';

const TOAST = { key: 1, message: 'network offline', tone: 'alert' } as const;

describe('[OFF-1.1] a toast that says what a strip says', () => {
  const page = (bar: boolean, strip: string) => (
    <>
      <p data-offline>{strip}</p>
      {bar && (
        <nav data-keep-clear style={{ position: 'fixed', bottom: 0, blockSize: 64 }}>
          Tabs
        </nav>
      )}
      <Toasts toasts={[{ ...TOAST, place: 'foot' }]} />
    </>
  );

  test('is above the bottom bar, or at the top of a page without one', async () => {
    const screen = await render(page(true, ''));
    const toast = screen.getByText('network offline');
    const bar = screen.getByRole('navigation').element().getBoundingClientRect();
    const distance = bar.top - toast.element().getBoundingClientRect().bottom;
    expect(distance).toBeGreaterThanOrEqual(8);
    expect(distance).toBeLessThanOrEqual(16);
    await screen.rerender(page(false, ''));
    expect(toast.element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
  });

  test.each([
    ['', '1'],
    ['Offline', '0'],
  ])('beside the strip %j has the opacity %s', async (strip, opacity) => {
    const screen = await render(page(true, strip));
    expect(getComputedStyle(screen.getByText('network offline').element()).opacity).toBe(opacity);
  });
});

test('[BAN-2.5] any other toast is at the top', async () => {
  const screen = await render(<Toasts toasts={[{ ...TOAST, place: 'top' }]} />);
  expect(screen.getByText('network offline').element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
});
