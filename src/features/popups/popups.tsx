import { useEffect } from 'react';
import type { PopupSettings } from '../../contract/merchant/popup-settings';
import { useMerchant } from '../../services/merchant/merchant-store';
import { usePopupOffers } from '../../services/popups/popup-offers';
import { watchPopupRecords } from '../../services/popups/popup-records';
import { AnnouncementOffers } from './announcements/announcement-offers';
import { BannerOffers } from './banners/banner-offers';
import { PushOffer } from './push/push-offer';
import { PopupQueue } from './queue/popup-queue';
import { UpgradeOffer } from './upgrade/upgrade-offer';

/** All automatic popups (BAN-2). The merchant can switch off those listed here. */
export default function Popups() {
  const settings = useMerchant(({ status }) => status?.info.whitelabelVal.popups);
  const hasOffers = usePopupOffers(({ offers }) => offers.size > 0);
  return (
    <>
      {settings?.enabled && <MerchantPopups settings={settings} />}
      {hasOffers && <PopupQueue />}
    </>
  );
}

function MerchantPopups({ settings }: { readonly settings: PopupSettings }) {
  useEffect(watchPopupRecords, []);
  return (
    <>
      <UpgradeOffer settings={settings} />
      <AnnouncementOffers settings={settings} />
      <BannerOffers settings={settings} />
      <PushOffer />
    </>
  );
}
