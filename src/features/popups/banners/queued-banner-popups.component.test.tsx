import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { writeInOtherTab } from '../../../../tests/components/write-in-other-tab';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { usePopupQueue } from '../../../services/popups/popup-queue-store';
import { usePopupRecords, watchPopupRecords } from '../../../services/popups/popup-records';
import { queryClient } from '../../../services/queries/query-client';
import { usePageSettledStore } from '../queue/page-settled';
import { PopupQueue } from '../queue/popup-queue';
import { QueuedBannerPopups } from './queued-banner-popups';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  queryClient.clear();
  usePopupQueue.setState({ popups: new Map() });
  usePopupRecords.setState({ records: undefined });
  usePageSettledStore.setState({ settledAt: performance.now() });
});

test('[BAN-1.3] a banner popup that is closed in another tab closes in this one', async () => {
  await commands.addFault({
    endpoint: 'banners',
    body: JSON.stringify({ success: true, value: { list: [{ id: '1', image: '/cdn/spring.webp', title: 'Spring' }] } }),
    contentType: 'application/json',
  });
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const stop = watchPopupRecords();
  const screen = await render(
    <TestProviders>
      <QueuedBannerPopups settings={{ ...status.info.whitelabelVal.popups, bannerWait: 0, bannerGroups: ['first'] }} />
      <PopupQueue />
    </TestProviders>,
  );
  const popup = screen.getByRole('dialog', { name: 'Spring' });
  await expect.element(popup).toBeVisible();
  await writeInOtherTab('banner|FAIR|first', { kind: 'banner', image: 'spring.webp' });
  await expect.element(popup).not.toBeInTheDocument();
  stop();
});
