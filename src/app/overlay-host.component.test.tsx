import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { UpdateBar } from '../features/lifecycle/update-bar';
import { usePageSettledStore } from '../features/popups/queue/page-settled';
import { PopupQueue } from '../features/popups/queue/popup-queue';
import { showNotice } from '../services/overlays/notices';
import { closeAllOverlays, openOverlay, showToast, useOverlays } from '../services/overlays/overlays';
import { usePopupLog } from '../services/popups/popup-log';
import { enqueuePopup, usePopupQueue } from '../services/popups/popup-queue-store';
import { handleSessionExpired } from '../services/session-lifecycle/session-expired';
import { Dialog } from '../ui/dialog/dialog';
import { OverlayHost } from './overlay-host';

afterEach(() => {
  closeAllOverlays();
  useOverlays.setState({ toasts: [] });
  vi.restoreAllMocks();
});

const openDialog = (): void =>
  openOverlay({
    kind: 'dialog',
    key: 'dialog',
    render: (close, toasts) => (
      <Dialog title="Sign in" onClose={close} overlay={toasts}>
        <input aria-label="Name" />
      </Dialog>
    ),
  });

const renderPage = (queue?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <button type="button" onClick={openDialog}>
        Open
      </button>
      {queue}
      <OverlayHost />
    </MemoryRouter>,
  );

const doNothing = () => undefined;

test('[BAN-2.5] a notice shown again while a dialog covers it is the topmost modal', async () => {
  const screen = await renderPage();
  const show = () => showNotice({ message: { verbatim: 'Something happened' } });
  show();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  openDialog();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  show();
  await expect.poll(() => [...document.querySelectorAll('dialog')].at(-1)?.getAttribute('role')).toBe('alertdialog');
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('[BAN-2.5] Escape or Android Back closes only the topmost overlay and restores the focus', async () => {
  const screen = await renderPage();
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('alice');
  showNotice({ message: { verbatim: 'Something happened' } });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Something happened');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('alice');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[BAN-2.6][LOGIN-1.1] navigating back closes the dialogs of the page and leaves notices open', async () => {
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Open' }).click();
  showNotice({ message: { verbatim: 'Something happened' } });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});

const MendedDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Mended" onClose={onClose}>
    <p>It can be rendered.</p>
  </Dialog>
);

/** Content that cannot be rendered. */
function Broken(): never {
  throw new Error('broken');
}

test('[BAN-2.9] a dialog that cannot be rendered is closed with a toast, and the page and the dialog below stay', async () => {
  await resetPageAndRecordNavigations();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Open' }).click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('alice');
  openOverlay({ kind: 'dialog', key: 'broken', render: () => <Broken /> });
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(name).toHaveValue('alice');
  expect(useOverlays.getState().stack.map(({ key }) => key)).toEqual(['dialog']);
  // One of the same key that can be rendered is shown again.
  openOverlay({ kind: 'dialog', key: 'broken', render: (close) => <MendedDialog onClose={close} /> });
  await expect.element(screen.getByRole('dialog', { name: 'Mended' })).toBeVisible();
});

test('[BAN-2.9] a popup that cannot be rendered is neither seen nor tried again, and the next one opens', async () => {
  await resetPageAndRecordNavigations();
  usePopupLog.setState({ entries: [] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  usePageSettledStore.setState({ settledAt: performance.now() });
  let renders = 0;
  enqueuePopup({
    key: 'broken',
    kind: 'upgrade',
    render: () => {
      renders += 1;
      return <Broken />;
    },
  });
  const renderNext = (toasts: ReactNode) => <UpdateBar toasts={toasts} onRefresh={doNothing} onLater={doNothing} />;
  enqueuePopup({ key: 'next', kind: 'update', isModal: false, render: renderNext });
  const screen = await renderPage(<PopupQueue />);
  const next = screen.getByRole('region', { name: 'Found new version, click refresh' });
  await expect.element(next).toBeVisible();
  const before = renders;
  expect(before).toBeGreaterThan(0);
  expect(screen.getByText('Something went wrong').query()).toBeNull();
  // Another dialog makes the popups leave; afterwards the queue starts again with the first that is due.
  openDialog();
  await expect.element(next).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(next).toBeVisible();
  expect(renders).toBe(before);
  const { entries } = usePopupLog.getState();
  expect(entries.findLast(({ key }) => key === 'broken')).toMatchObject({
    status: 'skipped',
    reason: 'cannot be rendered',
  });
  usePopupQueue.setState({ popups: new Map() });
});

test('[BAN-2.6][UPD-1] the update bar of the popup queue stays open when the user navigates back', async () => {
  await resetPageAndRecordNavigations();
  usePageSettledStore.setState({ settledAt: performance.now() });
  const render = (toasts: ReactNode) => <UpdateBar toasts={toasts} onRefresh={doNothing} onLater={doNothing} />;
  enqueuePopup({ key: 'update', kind: 'update', isModal: false, render });
  const screen = await renderPage(<PopupQueue />);
  const bar = screen.getByRole('region', { name: 'Found new version, click refresh' });
  await expect.element(bar).toBeVisible();
  const before = bar.element();
  dispatchEvent(new PopStateEvent('popstate'));
  showToast({ verbatim: 'Gone back' }, 'status', 60_000);
  await expect.element(screen.getByText('Gone back')).toBeVisible();
  expect(before.isConnected).toBe(true);
  usePopupQueue.setState({ popups: new Map() });
});

test('[BAN-2.5] a toast is shown above every dialog', async () => {
  const screen = await renderPage();
  await screen.getByRole('button', { name: 'Open' }).click();
  showNotice({ message: { verbatim: 'Something happened' } });
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  showToast({ verbatim: 'Copied' }, 'status', 60_000);
  const toast = screen.getByText('Copied');
  await expect.element(toast).toBeVisible();
  // Hit testing sees what is on top; the toast itself lets taps through.
  const element = toast.element() as HTMLElement;
  element.style.pointerEvents = 'auto';
  const { x, y, width, height } = element.getBoundingClientRect();
  await expect.poll(() => document.elementFromPoint(x + width / 2, y + height / 2)).toBe(element);
});

test('[BOOT-4] the overlay host does not render a notice that the screen renders inline', async () => {
  const screen = await renderPage();
  showNotice({ message: { verbatim: 'In the screen' }, isInline: true });
  showNotice({ message: { verbatim: 'Over the screen' } });
  await expect.element(screen.getByText('Over the screen')).toBeVisible();
  expect(screen.getByText('In the screen').elements()).toEqual([]);
});

test('[SESS-3.3] the notice about an ended session says that the balance is safe', async () => {
  await resetPageAndRecordNavigations();
  const screen = await renderPage();
  handleSessionExpired();
  const notice = screen.getByRole('alertdialog');
  await expect.element(notice).toHaveAccessibleDescription('Your session has ended. Your balance is safe.');
});

test('[SESS-3.3] the notice after a log-out in another tab promises nothing about the balance', async () => {
  await resetPageAndRecordNavigations();
  const screen = await renderPage();
  handleSessionExpired('sign-out');
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Please log in');
});
