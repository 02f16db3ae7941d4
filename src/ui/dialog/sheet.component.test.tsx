import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

function Sheets() {
  const [open, setOpen] = useState(0);
  const close = () => setOpen(open - 1);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Open</Button>
      {open > 0 && (
        <Sheet title="First" closeLabel="Close first" onClose={close}>
          <Button onClick={() => setOpen(2)}>More</Button>
        </Sheet>
      )}
      {open > 1 && (
        <Sheet title="Second" closeLabel="Close second" onClose={close}>
          Text
        </Sheet>
      )}
    </>
  );
}

describe('sheet', () => {
  test('is a modal dialog that takes the focus and returns it on Escape', async () => {
    const screen = await render(<Sheets />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await opener.click();
    await expect.element(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Close first' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('Escape closes the upper one of two sheets first', async () => {
    const screen = await render(<Sheets />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard('{Tab}');
      // The browser's own controls come after the last element of the modal; the page has no focus then.
      const sheet = document.activeElement?.closest('dialog')?.querySelector('h2')?.textContent;
      expect([undefined, 'Second']).toContain(sheet);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes after a tap on its backdrop, not after a tap inside', async () => {
    const screen = await render(<Sheets />);
    await screen.getByRole('button', { name: 'Open' }).click();
    const dialog = screen.getByRole('dialog', { name: 'First' });
    await screen.getByRole('heading', { name: 'First' }).click();
    await expect.element(dialog).toBeVisible();
    await dialog.click({ position: { x: 5, y: -40 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('[I18N-2.7] a %s breaks a word of its text that is wider than itself', async (_, Modal) => {
  const screen = await render(
    <Modal title="Title" closeLabel="Close" onClose={() => undefined}>
      <section>
        <p>{'விளையாடுங்கள்'.repeat(20)}</p>
      </section>
    </Modal>,
  );
  const { scrollWidth, clientWidth } = screen.getByRole('dialog').element();
  expect(scrollWidth).toBe(clientWidth);
});
