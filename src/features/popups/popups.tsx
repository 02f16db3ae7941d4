import { useEffect } from 'react';
import type { PopupSettings } from '../../contract/popup-settings';
import { useMerchant } from '../../services/merchant/merchant-store';
import { watchPopupRecords } from '../../services/popups/popup-records';
import { AnnouncementOffers } from './announcements/announcement-offers';
import { BannerOffers } from './banners/banner-offers';
import { watchHomeSettled } from './queue/home-settled';
import { PopupQueue } from './queue/popup-queue';
import { UpgradeOffer } from './upgrade/upgrade-offer';

/** Everything that pops up by itself, unless the merchant has switched it off (BAN-2). */
export default function Popups() {
  const settings = useMerchant(({ status }) => status?.info.whitelabelVal.popups);
  return settings?.enabled ? <ActivePopups settings={settings} /> : null;
}

function ActivePopups({ settings }: { readonly settings: PopupSettings }) {
  useEffect(() => {
    watchHomeSettled();
    return watchPopupRecords();
  }, []);
  return (
    <>
      <UpgradeOffer settings={settings} />
      <AnnouncementOffers settings={settings} />
      <BannerOffers settings={settings} />
      <PopupQueue />
    </>
  );
}
