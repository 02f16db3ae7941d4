import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { useHostLegalKit } from '../services/legal/host-legal-kit';
import { useMerchant } from '../services/merchant/merchant-store';
import { openOverlay, useOverlays } from '../services/overlays/overlays';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('broken');
}

/** Lets the settings of the host have a legal kit of a merchant. */
const setHostKit = (merchant: string) =>
  useHostLegalKit.setState({ merchant, legal: { age: 21, licence: 'Licensed by the Host' }, defaultLanguage: 'EN' });

test('[SAFE-1.7] the legal kit of another merchant, as of a linked one’s host, is not shown', async () => {
  await resetPageAndRecordNavigations();
  useMerchant.setState({ status: undefined });
  setHostKit(useMerchant.getState().code);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  // Its chunk has loaded.
  await expect.element(screen.getByRole('button', { name: 'Licence and help' })).toBeVisible();
  setHostKit('KOPI');
  await expect.element(screen.getByRole('button', { name: 'Licence and help' })).not.toBeInTheDocument();
});

test('[SAFE-1.7] one tap opens the legal kit although an overlay of the app that has failed cannot be rendered', async () => {
  await resetPageAndRecordNavigations();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openOverlay({ kind: 'dialog', key: 'broken', render: () => <Broken /> });
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await screen.getByRole('button', { name: 'Licence and help' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Licence and help' })).toBeVisible();
  expect(useOverlays.getState().toasts).toEqual([]);
});

test.each([
  ['of the record', true, 'Licensed by the Harbour Gaming Board, no. 2031-FG'],
  ['of the host’s settings, without a record', false, 'Licensed by the Host'],
])('[SAFE-1.7] when the whole app has failed, one tap opens the legal kit %s', async (_, hasRecord, licence) => {
  await resetPageAndRecordNavigations();
  if (!hasRecord) useMerchant.setState({ status: undefined });
  setHostKit(useMerchant.getState().code);
  // React reports what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
  await screen.getByRole('button', { name: 'Licence and help' }).click();
  const kit = screen.getByRole('dialog', { name: 'Licence and help' });
  await expect.element(kit.getByText(licence)).toBeVisible();
});
