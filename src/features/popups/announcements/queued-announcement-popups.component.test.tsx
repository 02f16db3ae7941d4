import { beforeEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import type { PopupSettings } from '../../../contract/merchant/popup-settings';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { usePopupLog } from '../../../services/popups/popup-log';
import { usePopupQueue } from '../../../services/popups/popup-queue-store';
import { usePopupRecords } from '../../../services/popups/popup-records';
import { queryClient } from '../../../services/queries/query-client';
import { usePageSettledStore } from '../queue/page-settled';
import { PopupQueue } from '../queue/popup-queue';
import { QueuedAnnouncementPopups } from './queued-announcement-popups';

let visits: Awaited<ReturnType<typeof resetPageAndRecordNavigations>>;
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
  queryClient.clear();
  usePopupQueue.setState({ popups: new Map() });
  usePopupLog.setState({ entries: [] });
  usePopupRecords.setState({ records: new Map() });
  usePageSettledStore.setState({ settledAt: performance.now() });
});

const respondWith = (list: readonly object[]) =>
  commands.addFault({
    endpoint: 'announcements',
    body: JSON.stringify({ success: true, value: { list } }),
    contentType: 'application/json',
  });

function renderQueue(settings: Partial<PopupSettings> = {}) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  return render(
    <TestProviders>
      <QueuedAnnouncementPopups settings={{ ...status.info.whitelabelVal.popups, ...settings }} />
      <PopupQueue />
    </TestProviders>,
  );
}

/**
 * Shows announcements with these texts, whose ids count from 1.
 * @param execution `A` for members, `B` for visitors
 */
async function showAnnouncements(execution: 'A' | 'B', ...contents: readonly string[]) {
  await respondWith(contents.map((content, index) => ({ id: `${index + 1}`, title: '', content, execution })));
  return renderQueue();
}

test('[LINK-1.2] a link in an announcement opens its page, which is not below the announcement', async () => {
  const screen = await showAnnouncements('B', '<p>Today: <a href="/m/activity?id=3">Play</a></p>');
  const link = screen.getByRole('link', { name: 'Play' });
  await link.click();
  expect(visits.map(({ path }) => path)).toEqual(['/m/activity?id=3']);
  await expect.element(link).not.toBeInTheDocument();
});

test('[POP-1.4] an announcement that shows nothing is skipped and named in the log of /m/diagnostics', async () => {
  const screen = await showAnnouncements('B', '<p>Something</p>', '<img src="https://foreign.example/a.png">');
  await expect.element(screen.getByText('Something')).toBeVisible();
  const listLogged = () => usePopupLog.getState().entries.filter(({ key }) => key.startsWith('announcement '));
  await expect
    .poll(listLogged)
    .toMatchObject([{ key: 'announcement 2', kind: 'announcements', status: 'skipped', reason: 'nothing to see' }]);
});

test('[POP-2.1][POP-3] in the list layout, one popup shows all announcements together, and one press closes them', async () => {
  const texts = ['<p>One</p>', '<p>Two</p>'];
  const list = texts.map((content, index) => ({
    id: `${index}`,
    title: `T${index}`,
    content,
    execution: 'B',
    forceRead: true,
  }));
  await respondWith(list);
  const screen = await renderQueue({ layout: 'list', hideBox: 'none' });
  const popup = screen.getByRole('dialog');
  await expect.element(popup.getByRole('heading', { level: 3 }).nth(1)).toHaveTextContent('T1');
  expect(
    popup
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['T0', 'T1']);
  expect(popup.getByRole('checkbox').elements()).toEqual([]);
  await expectAccessibleInBothTextDirections('dialog');
  await popup.getByRole('button', { name: 'Got it' }).click();
  await expect.element(popup).not.toBeInTheDocument();
});
