import { array, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { isOnline, subscribeToOnlineStatus } from '../../browser/device/network';
import { isPageVisible, subscribeToPageBecomingVisible } from '../../browser/device/visibility';
import { readBuildInfo } from '../../browser/page/build-info';
import { hasTypedText } from '../../browser/page/typed-fields';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { holdRunningBuildLock } from '../../browser/workers/running-build-lock';
import {
  listLoadedAssetPaths,
  postToServiceWorker,
  postToServiceWorkerAndAwaitReply,
  subscribeToServiceWorkerMessages,
} from '../../browser/workers/service-worker-bridge';
import { ROUTES } from '../../contract/paths';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';
import { RELOADED_FOR_VERSION_IDS_KEY } from '../../contract/storage-keys';
import { getLandingAndPasswordPaths } from '../../services/merchant/landing-and-password-paths';
import { useMerchant } from '../../services/merchant/merchant-store';
import { showNotice } from '../../services/overlays/notices';
import { enqueuePopup } from '../../services/popups/popup-queue-store';
import { decidePageAfterUpdate, decideTabUpdate, hasTabUpdatedToVersion } from './decide-update-reload';
import { fetchServerVersion } from './fetch-server-version';
import { scheduleUpdateChecks } from './schedule-update-checks';
import { UpdateBar } from './update-bar';
import { assignRunningVersionId, type RunningVersion, shouldOfferUpdate } from './update-offer-rules';

const NOTICE_KEY = 'update';
/** Maximum number of version ids that are stored in order to recognise the versions to which this tab has updated. */
const MAX_FOLLOWED_VERSIONS = 20;
const followedVersions = array(string());

let runningVersion: RunningVersion;
let lastOfferedId: string | undefined;

/**
 * Checks for new versions and offers them to the user; reloads this tab when the user accepts one in any tab (UPD-1,
 * UPD-2).
 */
export function watchUpdates(): void {
  const { build, released } = readBuildInfo();
  runningVersion = { build, id: undefined, released };
  let hasWorkerAnswered = false;
  holdRunningBuildLock(build);
  subscribeToServiceWorkerMessages((message) => {
    hasWorkerAnswered = true;
    if (message.type === 'version-committed' || message.type === 'version-current') offerUpdate(message);
    if (message.type === 'refresh') followUpdate(message);
  });
  const onOnline = (listener: () => void) => void subscribeToOnlineStatus((online) => online && listener());
  scheduleUpdateChecks({ clock: systemClock, onVisible: subscribeToPageBecomingVisible, onOnline }, (isHourly) => {
    // An update that was postponed is offered again at the next periodic check.
    if (isHourly) lastOfferedId = undefined;
    void check(isHourly);
  });

  async function check(isHourly: boolean): Promise<void> {
    const isHandled = await postToServiceWorkerAndAwaitReply(
      { type: 'check-version', build, isHourly, inUse: listLoadedAssetPaths() },
      true,
    );
    if (isHandled || hasWorkerAnswered || !isOnline()) return;
    const activeVersion = await fetchServerVersion(runningVersion, systemClock);
    if (activeVersion) offerUpdate(activeVersion);
  }
}

function offerUpdate(activeVersion: VersionInfo): void {
  runningVersion = assignRunningVersionId(runningVersion, activeVersion);
  if (!shouldOfferUpdate(runningVersion, activeVersion, lastOfferedId)) return;
  lastOfferedId = activeVersion.id;
  const postpone = () => enqueueUpdatePopup(refresh, true);
  const refresh = () =>
    hasTypedText() ? confirmTypedText(activeVersion, initiateUpdate, postpone) : initiateUpdate(activeVersion);
  enqueueUpdatePopup(refresh, false);
}

/**
 * Adds the update bar to the popup queue, which does not show it while the user signs in, plays or types.
 * @param isPostponed whether the user has postponed the update; the queue then skips the update bar
 */
function enqueueUpdatePopup(refresh: () => void, isPostponed: boolean): void {
  enqueuePopup({
    key: 'update',
    kind: 'update',
    isModal: false,
    ...(isPostponed && { skipped: 'postponed' }),
    render: (toasts) => (
      <UpdateBar toasts={toasts} onRefresh={refresh} onLater={() => enqueueUpdatePopup(refresh, true)} />
    ),
  });
}

/** Updates this tab to the version that another tab has updated to; asks first if the user has typed text. */
function followUpdate(version: VersionInfo): void {
  const hasUpdated = hasTabUpdatedToVersion(version, runningVersion, updatedVersionIds());
  switch (decideTabUpdate({ hasUpdated, isVisible: isPageVisible(), hasTypedText: hasTypedText() })) {
    case 'none':
      break;
    case 'reload':
      applyUpdate(version);
      break;
    case 'confirm':
      confirmTypedText(version, applyUpdate);
      break;
    case 'reload-when-visible':
      whenVisible(() => followUpdate(version));
      break;
  }
}

function whenVisible(work: () => void): void {
  const unsubscribe = subscribeToPageBecomingVisible(() => {
    unsubscribe();
    work();
  });
}

function confirmTypedText(version: VersionInfo, onConfirm: (version: VersionInfo) => void, onLater = () => {}): void {
  const later = { label: { key: 'update.later' }, onPress: onLater } as const;
  const refresh = { label: { key: 'action.refresh' }, onPress: () => onConfirm(version) } as const;
  showNotice({ key: NOTICE_KEY, message: { key: 'update.unsaved' }, actions: [later, refresh] });
}

/** Handles the Refresh button in this tab: reloads this tab and makes the other tabs update too. */
function initiateUpdate(version: VersionInfo): void {
  postToServiceWorker({ type: 'refresh-requested', id: version.id });
  applyUpdate(version);
}

function applyUpdate({ id }: VersionInfo): void {
  safeSessionStorage.set(RELOADED_FOR_VERSION_IDS_KEY, [...updatedVersionIds(), id].slice(-MAX_FOLLOWED_VERSIONS));
  const { password } = getLandingAndPasswordPaths(useMerchant.getState().status);
  if (decidePageAfterUpdate(location.pathname, password) === 'reload') location.reload();
  else location.assign(ROUTES.home.path);
}

const updatedVersionIds = (): readonly string[] =>
  safeSessionStorage.get(RELOADED_FOR_VERSION_IDS_KEY, followedVersions) ?? [];
