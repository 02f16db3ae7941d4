import { useEffect, useState } from 'react';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import { readPushPermission } from '../../../browser/push/push-permission';
import { hasOpenedGame } from '../../../services/games/recent-games';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import {
  computeNextPushPromptTime,
  findPushPromptSuppressionReason,
} from '../../../services/push/push-prompt-suppression-reason';
import { changePushRecord, usePushRecord, watchPushRecord } from '../../../services/push/push-record';
import { getCurrentPushConfig } from '../../../services/push/push-registration';
import { computeMemberKey } from '../../../services/session/member-key';
import { useSession } from '../../../services/session/session-store';
import { PushOptInDialog } from './push-opt-in-dialog';

/** Adds the push opt-in dialog to the popup queue (PUSH-1). */
export function QueuedPushOptInDialog() {
  useEffect(() => watchPushRecord(), []);
  const record = usePushRecord((state) => state.record);
  const session = useSession((state) => state.session);
  const isSetUp = useMerchant(({ status }) => getCurrentPushConfig(status) !== undefined);
  /** Whether the dialog is open. An open dialog stays in the queue, although it is already recorded as shown. */
  const [isOpen, setOpen] = useState(false);
  const member = computeMemberKey(session);
  const traits = readDeviceTraits();
  const now = Date.now();
  const skipped = record
    ? findPushPromptSuppressionReason({
        isSetUp,
        isSignedIn: member !== undefined,
        isNativeApp: isRunningInNativeApp(getSavedCampaignParam('inApp')),
        isIos: isIos(traits),
        isInstalled: isRunningAsInstalledApp(traits),
        permission: readPushPermission(),
        isWanted: member !== undefined && record.wantedBy.includes(member),
        hasPlayed: hasOpenedGame(member ?? ''),
        shownAt: isOpen ? 0 : record.shownAt,
        askAfter: record.askAfter,
        now,
      })
    : 'what was refused before is loading';
  const open = () => {
    setOpen(true);
    void changePushRecord({ shownAt: Date.now() });
  };
  const refuse = () => {
    const refusals = (record?.refusals ?? 0) + 1;
    void changePushRecord({ refusals, askAfter: computeNextPushPromptTime(refusals, Date.now()) });
    setOpen(false);
  };
  useEnqueuePopup({
    key: 'push',
    kind: 'push',
    ...(skipped !== undefined && { skipped }),
    render: (toasts) => (
      <PushOptInDialog toasts={toasts} onOpen={open} onGranted={() => setOpen(false)} onRefuse={refuse} />
    ),
  });
  return null;
}
