import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../../ui/dialog/dialog';
import { BottomPopup } from './bottom-popup';

function PageWithBar({ children, onClose }: { readonly children?: ReactNode; readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button">On the page</button>
      {isOpen && (
        <BottomPopup titleId="title" place="floating" onClose={close} isClosing={false} toasts={<p>A toast</p>}>
          <h2 id="title">A bar</h2>
          <button type="button" onClick={close}>
            Later
          </button>
        </BottomPopup>
      )}
      {children}
    </>
  );
}

test('[BAN-2.5] the page stays usable while a popup bar is open', async () => {
  const screen = await render(<PageWithBar />);
  const bar = screen.getByRole('region', { name: 'A bar' });
  await expect.element(bar).toBeVisible();
  await expect.element(bar.getByText('A toast')).toBeVisible();
  const opener = screen.getByRole('button', { name: 'On the page' });
  await opener.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/** Browsers with `CloseWatcher`, which reacts to Escape (on Android, to Back), and browsers without it. */
test.each([['with'], ['without']])(
  '[BAN-2.5] in a browser %s CloseWatcher, Escape first closes the dialog above a popup bar, and then the bar',
  async (support) => {
    if (support === 'without') vi.stubGlobal('CloseWatcher', undefined);
    else expect('CloseWatcher' in window).toBe(true);
    const closed: string[] = [];
    function Dialogs() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open a dialog
          </button>
          {isOpen && (
            <Dialog
              title="Dialog"
              onClose={() => {
                closed.push('dialog');
                setOpen(false);
              }}
            >
              Text
            </Dialog>
          )}
        </>
      );
    }
    const screen = await render(
      <PageWithBar onClose={() => closed.push('bar')}>
        <Dialogs />
      </PageWithBar>,
    );
    await screen.getByRole('button', { name: 'Open a dialog' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(closed).toEqual(['dialog']);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('region', { name: 'A bar' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['dialog', 'bar']);
  },
);
