import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/tokens.css';
import { Toasts } from './toasts';

const TOAST = { key: 1, message: 'network offline', tone: 'alert' } as const;

describe('[OFF-1.1] a toast that says what a strip says', () => {
  const page = (bar: boolean, strip?: string, top = 0) => (
    <>
      {strip !== undefined && (
        <p data-offline style={{ position: 'absolute', insetBlockStart: top }}>
          {strip}
        </p>
      )}
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
    ['a strip that says nothing', '', 0, false, '1'],
    ['a strip on the screen', 'Offline', 0, false, '0'],
    ['a strip that is scrolled away', 'Offline', 5_000, false, '1'],
    ['a strip behind a dialog', 'Offline', 0, true, '1'],
  ])('beside %s has the opacity it needs', async (_case, strip, top, hasDialog, opacity) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    if (hasDialog) dialog.showModal();
    const screen = await render(page(true, strip, top));
    // The toast is judged before the first frame is painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    expect(getComputedStyle(screen.getByText('network offline').element()).opacity).toBe(opacity);
    dialog.remove();
  });

  test('is hidden by one that comes later, as when a request has failed', async () => {
    const screen = await render(page(true));
    const toast = screen.getByText('network offline');
    await expect.element(toast).toHaveStyle({ opacity: '1' });
    await screen.rerender(page(true, 'Offline'));
    await expect.element(toast).toHaveStyle({ opacity: '0' });
  });
});

test('[BAN-2.5] any other toast is at the top', async () => {
  const screen = await render(<Toasts toasts={[{ ...TOAST, place: 'top' }]} />);
  expect(screen.getByText('network offline').element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
});
