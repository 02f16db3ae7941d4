import { useState } from 'react';
import { literal } from 'valibot';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { isIos, readDeviceTraits } from '../../../browser/device/device';
import { parseNativeAppVersion } from '../../../browser/device/native-app-version';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import type { PopupSettings } from '../../../contract/merchant/popup-settings';
import { UPGRADE_DIALOG_CLOSED_KEY } from '../../../contract/prompt-storage-keys';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { findAppDownloadUrl } from '../../../services/downloads/app-download';
import { isSwitchOn, useMerchant } from '../../../services/merchant/merchant-store';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import { NativeAppUpgradeDialog } from './native-app-upgrade-dialog';
import { findNativeAppUpgradeSuppressionReason } from './native-app-upgrade-dialog-rules';

/** Adds the upgrade dialog of the native app to the popup queue (INST-7). */
export function QueuedNativeAppUpgradeDialog({ settings }: { readonly settings: PopupSettings }) {
  const status = useMerchant((state) => state.status);
  const [isClosedInTab, setClosed] = useState(
    () => safeSessionStorage.get(UPGRADE_DIALOG_CLOSED_KEY, literal(0)) === 0,
  );
  const isMandatory = isSwitchOn(status, 'MANDATORYAPPUPDATES3');
  const link = findAppDownloadUrl(status?.info.resources ?? [], isIos(readDeviceTraits()), getTrustedHosts());
  const skipped = findNativeAppUpgradeSuppressionReason({
    isNativeApp: isRunningInNativeApp(getSavedCampaignParam('inApp')),
    installed: parseNativeAppVersion(),
    offered: settings.appVersion,
    link,
    isMandatory,
    isClosedInTab,
  });
  const dismiss = () => {
    safeSessionStorage.set(UPGRADE_DIALOG_CLOSED_KEY, 0);
    setClosed(true);
  };
  useEnqueuePopup({
    key: 'upgrade',
    kind: 'upgrade',
    ...(skipped !== undefined && { skipped }),
    render: (toasts) =>
      link !== undefined && (
        <NativeAppUpgradeDialog link={link} isMandatory={isMandatory} toasts={toasts} onDismiss={dismiss} />
      ),
  });
  return null;
}
