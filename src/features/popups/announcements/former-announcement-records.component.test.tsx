import { QueryClientProvider } from '@tanstack/react-query';
import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { computeTextFingerprint } from '../../../base/text-fingerprint';
import { popupSettings } from '../../../contract/merchant/popup-settings';
import { usePopupQueue } from '../../../services/popups/popup-queue-store';
import {
  type AnnouncementPopupState,
  savePopupRecord,
  usePopupRecords,
  watchPopupRecords,
} from '../../../services/popups/popup-records';
import { queryClient } from '../../../services/queries/query-client';
import { readMemberKey } from '../../../services/session/use-member-key';
import { QueuedAnnouncementPopups } from './queued-announcement-popups';

const KIND = 'announcements|FAIR|EN|';
const FORMER_KEY = `${KIND}${computeTextFingerprint('alice')}`;
const HIDDEN: AnnouncementPopupState = { kind: 'announcements', show: false, hiddenUntil: 0, hidePopup: 1, hashes: [] };

const skipReason = () => usePopupQueue.getState().popups.get('announcements')?.skipped;
/** Keys of the stored records of this popup that belong to a member. */
const storedKeys = () => [...(usePopupRecords.getState().records?.keys() ?? [])].filter((key) => key.startsWith(KIND));

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

test('[POP-3] announcements that were closed under the former key of a member stay closed, under the member key', async () => {
  savePopupRecord(FORMER_KEY, HIDDEN);
  const stop = watchPopupRecords();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <QueuedAnnouncementPopups settings={parse(popupSettings, {})} />
    </QueryClientProvider>,
  );
  await expect.poll(skipReason).toBe('hidden for good');
  await expect.poll(storedKeys).toEqual([KIND + readMemberKey()]);
  await screen.unmount();
  stop();
  usePopupRecords.setState({ records: undefined });
  // Also after a restart.
  const stopAgain = watchPopupRecords();
  await expect.poll(storedKeys).toEqual([KIND + readMemberKey()]);
  stopAgain();
});
