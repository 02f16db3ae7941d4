import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { showNotice } from '../../../services/overlays/notices';
import { closeAllOverlays } from '../../../services/overlays/overlays';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import { usePopupLog } from '../../../services/popups/popup-log';
import { enqueuePopup, usePopupQueue } from '../../../services/popups/popup-queue-store';
import { usePopupRecords } from '../../../services/popups/popup-records';
import { usePageSettledStore } from './page-settled';
import { PopupQueue } from './popup-queue';

type SiteState = Partial<Record<'maintenance' | 'regionRestriction', boolean>>;

const setSiteState = (change: SiteState) =>
  useMerchant.setState(({ status }) => ({ ...(status && { status: { ...status, ...change } }) }));

const enqueue = (skipped?: string): void =>
  enqueuePopup({
    key: 'install-banner',
    kind: 'install',
    ...(skipped !== undefined && { skipped }),
    render: (toasts) => (
      <PopupFrame title="Install" art={null} onClose={() => enqueue('closed')} isClosing={false} toasts={toasts}>
        Text
      </PopupFrame>
    ),
  });

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  usePopupQueue.setState({ popups: new Map() });
  usePopupLog.setState({ entries: [] });
  usePageSettledStore.setState({ settledAt: performance.now() });
});

const logOf = () => sessionStorage.getItem('MC_POPUP_LOG') ?? '';

const renderQueue = () =>
  render(
    <TestProviders>
      <PopupQueue />
    </TestProviders>,
  );

test.each<[SiteState]>([[{ maintenance: true }], [{ regionRestriction: true }]])(
  '[INST-2.3][BAN-2] the install popup is hidden while the site status response contains %j',
  async (closed) => {
    const open = { maintenance: false, regionRestriction: false };
    setSiteState(closed);
    enqueue();
    const screen = await renderQueue();
    await expect.poll(logOf).toContain('"reason":"site closed"');
    const dialog = screen.getByRole('dialog', { name: 'Install' });
    await expect.element(dialog).not.toBeInTheDocument();
    setSiteState(open);
    await expect.element(dialog).toBeVisible();
    setSiteState(closed);
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test('[BAN-2] an open popup is hidden while a notice is shown, and reappears when the notice is closed', async () => {
  enqueue();
  const screen = await renderQueue();
  const dialog = screen.getByRole('dialog', { name: 'Install' });
  await expect.element(dialog).toBeVisible();
  showNotice({ message: { verbatim: 'An error' } });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(logOf).toContain('another dialog is open');
  closeAllOverlays();
  await expect.element(dialog).toBeVisible();
  enqueue('closed');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(logOf).toContain('"skipped","reason":"closed"');
});

test('[BAN-2.8] after as many offers as the merchant allows in a day, no other opens, also in a later page', async () => {
  useMerchant.setState(({ status }) => {
    if (!status) throw new Error('no status');
    const { whitelabelVal } = status.info;
    const popups = { ...whitelabelVal.popups, maxPerDay: 1 };
    return { status: { ...status, info: { ...status.info, whitelabelVal: { ...whitelabelVal, popups } } } };
  });
  enqueue();
  const screen = await renderQueue();
  const dialog = screen.getByRole('dialog', { name: 'Install' });
  await expect.element(dialog).toBeVisible();
  // It is the same popup after a notice.
  showNotice({ message: { verbatim: 'An error' } });
  await expect.element(dialog).not.toBeInTheDocument();
  closeAllOverlays();
  await expect.element(dialog).toBeVisible();
  await screen.unmount();
  closeAllOverlays();

  usePopupRecords.setState({ records: undefined });
  usePopupLog.setState({ entries: [] });
  const later = await renderQueue();
  await expect.poll(logOf).toContain('limit of the day');
  await expect.element(later.getByRole('dialog', { name: 'Install' })).not.toBeInTheDocument();
});
