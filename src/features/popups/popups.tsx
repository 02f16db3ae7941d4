import { useEffect } from 'react';
import type { PopupSettings } from '../../contract/merchant/popup-settings';
import { useMerchant } from '../../services/merchant/merchant-store';
import { usePopupQueue } from '../../services/popups/popup-queue-store';
import { watchPopupRecords } from '../../services/popups/popup-records';
import { QueuedAnnouncementPopups } from './announcements/queued-announcement-popups';
import { QueuedBannerPopups } from './banners/queued-banner-popups';
import { QueuedPushOptInDialog } from './push/queued-push-opt-in-dialog';
import { PopupQueue } from './queue/popup-queue';
import { QueuedNativeAppUpgradeDialog } from './upgrade/queued-native-app-upgrade-dialog';

/**
 * Popups that open without a user action (BAN-2). Those of MerchantPopups are shown only if the merchant has enabled
 * them.
 */
export default function Popups() {
  const settings = useMerchant(({ status }) => status?.info.whitelabelVal.popups);
  const hasPopups = usePopupQueue(({ popups }) => popups.size > 0);
  return (
    <>
      {settings?.enabled && <MerchantPopups settings={settings} />}
      {hasPopups && <PopupQueue />}
    </>
  );
}

function MerchantPopups({ settings }: { readonly settings: PopupSettings }) {
  useEffect(watchPopupRecords, []);
  return (
    <>
      <QueuedNativeAppUpgradeDialog settings={settings} />
      <QueuedAnnouncementPopups settings={settings} />
      <QueuedBannerPopups settings={settings} />
      <QueuedPushOptInDialog />
    </>
  );
}
