import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { closeOverlay, openOverlay } from '../../../services/overlays/overlays';
import { enqueuePopup, toPopupOverlayKey, usePopupQueue } from '../../../services/popups/popup-queue-store';
import { queryClient } from '../../../services/queries/query-client';
import { AppDownloadBar } from './app-download-bar';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await commands.setScenario({ install: true });
  await loadMerchantStatus();
  queryClient.clear();
});

const SETTING = { rating: 4.3, ratingSource: '', gift: '', loginRequired: false, rankLevel: 0 };

async function renderBar(setting: Partial<typeof SETTING>) {
  const body = JSON.stringify({ success: true, value: { ...SETTING, ...setting } });
  await commands.addFault({ endpoint: 'downloadBarSettings', body, contentType: 'application/json' });
  const screen = await render(
    <TestProviders>
      <AppDownloadBar />
    </TestProviders>,
  );
  const bar = screen.getByRole('complementary', { name: 'Download the app' });
  await expect.element(bar).toBeVisible();
  return bar;
}

test('[INST-5.2] the download bar shows a rating with its source', async () => {
  const bar = await renderBar({ ratingSource: 'App Store' });
  await expect.element(bar.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeVisible();
  await expect.element(bar.getByText('4.3 · App Store')).toBeVisible();
});

test('[INST-5.2] the download bar shows no rating without a source, and no gift image with an unsafe URL', async () => {
  const bar = await renderBar({ gift: 'javascript:alert(1)' });
  await expect.element(bar.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.element(bar.getByRole('img')).not.toBeInTheDocument();
});

test('[INST-5.1] the download bar is not shown beside an install prompt', async () => {
  const bar = await renderBar({});
  const key = toPopupOverlayKey('install-banner');
  enqueuePopup({ key: 'install-banner', kind: 'install', isModal: false, render: () => null });
  openOverlay({ kind: 'dialog', key, isModal: false, render: () => null });
  await expect.element(bar).not.toBeInTheDocument();
  closeOverlay(key);
  await expect.element(bar).toBeVisible();
  usePopupQueue.setState({ popups: new Map() });
});
