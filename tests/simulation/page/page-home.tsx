import { QueryClientContext } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { status } from '../../../src/contract/endpoints/site/system';
import { CompletedDepositTracker } from '../../../src/features/cashier/state/completed-deposit-tracker';
import { QueuedAnnouncementPopups } from '../../../src/features/popups/announcements/queued-announcement-popups';
import { QueuedBannerPopups } from '../../../src/features/popups/banners/queued-banner-popups';
import { PopupQueue } from '../../../src/features/popups/queue/popup-queue';
import { setSiteStatus, useMerchant } from '../../../src/services/merchant/merchant-store';
import { call } from '../../../src/services/platform/api-client';
import { PlayStatusWatcher } from '../../../src/services/play-protection/watch-play-status';
import { watchPopupRecords } from '../../../src/services/popups/popup-records';
import { queryClient } from '../../../src/services/queries/query-client';
import { PlayStatusForEvents } from '../../../src/services/tracking/play-status-for-events';

const LOCATION = { location: { pathname: '/m/home', search: '', hash: '', state: null, key: '' } };
const QUERY = { device: 'MOBILE', track: '', originalDomain: 'fairground.example', url: '/m/home' } as const;

/** Values of the contexts that home reads. */
export const HOME_CONTEXTS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [QueryClientContext, queryClient],
  [UNSAFE_LocationContext, LOCATION],
]);

/**
 * Home, as far as it opens by itself what a member has to close: the popup queue, the two popups of announcements
 * and the two of banners; and what reports deposits.
 */
export function Home() {
  const settings = useMerchant(({ status }) => status?.info.whitelabelVal.popups);
  useEffect(watchPopupRecords, []);
  useEffect(() => {
    if (settings === undefined)
      void call(status, { query: QUERY, quiet: true }).then((result) => result.ok && setSiteStatus(result.value));
  }, [settings]);
  return (
    <>
      <PlayStatusWatcher />
      <PlayStatusForEvents />
      <CompletedDepositTracker />
      {settings && <QueuedAnnouncementPopups settings={settings} />}
      {settings && <QueuedBannerPopups settings={settings} />}
      <PopupQueue />
    </>
  );
}
