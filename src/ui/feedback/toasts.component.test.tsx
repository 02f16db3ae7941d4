import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/tokens.css';
import { Toasts } from './toasts';

const TOAST = { key: 1, message: 'network offline', tone: 'alert' } as const;

test('[OFF-1.1] a toast at the foot is over the bottom bar, and no strip is seen beside it', async () => {
  const page = (place?: 'foot') => (
    <>
      <p data-strip>Offline</p>
      <Toasts toasts={place ? [{ ...TOAST, place }] : []} />
    </>
  );
  const screen = await render(page('foot'));
  const { bottom, top } = screen.getByText('network offline').element().getBoundingClientRect();
  expect(innerHeight - bottom).toBeLessThanOrEqual(8);
  expect(innerHeight - top).toBeLessThanOrEqual(64);
  const strip = screen.getByText('Offline', { exact: true }).element();
  expect(getComputedStyle(strip).opacity).toBe('0');
  await screen.rerender(page());
  expect(getComputedStyle(strip).opacity).toBe('1');
});

test('[BAN-2.5] any other toast is at the top', async () => {
  const screen = await render(<Toasts toasts={[{ ...TOAST, place: 'top' }]} />);
  expect(screen.getByText('network offline').element().getBoundingClientRect().top).toBeLessThan(innerHeight / 4);
});
