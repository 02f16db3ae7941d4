import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { literal } from 'valibot';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { ALL_HOME_PATHS } from '../../../contract/paths';
import { INSTALL_BANNER_CLOSED_KEY } from '../../../contract/prompt-storage-keys';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import { canInstallInThisBrowser } from '../environment/decide-install-method';
import { changeInstallRecord, useInstallRecord } from '../installed/install-records';
import { useInstallation } from '../installed/use-installation';
import { InstallBanner } from './install-banner';
import { findInstallBannerSuppressionReason, INSTALL_PROMPT_POLL_INTERVAL_MS } from './install-banner-rules';

/** Adds the install banner to the popup queue (INST-1, INST-2). */
export function QueuedInstallBanner() {
  const { pathname } = useLocation();
  const { environment, method, isInstalled, hasEvent, wasRemoved } = useInstallation();
  const record = useInstallRecord();
  const [isClosedInTab, setClosedInSession] = useState(
    () => safeSessionStorage.get(INSTALL_BANNER_CLOSED_KEY, literal(1)) === 1,
  );
  const input = {
    isHome: ALL_HOME_PATHS.includes(pathname),
    isInstalled,
    closeCount: record?.bannerCloses,
    isClosedInTab: isClosedInTab || wasRemoved,
    canInstall: canInstallInThisBrowser(method),
    isIos: environment.system === 'ios',
    hasEvent,
  };
  const isWaiting =
    findInstallBannerSuppressionReason({ ...input, elapsedMs: 0 }) !==
    findInstallBannerSuppressionReason({ ...input, elapsedMs: Infinity });
  const skipped = findInstallBannerSuppressionReason({ ...input, elapsedMs: useElapsed(isWaiting) });
  const onClosed = (isDismissed: boolean) => {
    safeSessionStorage.set(INSTALL_BANNER_CLOSED_KEY, 1);
    setClosedInSession(true);
    if (isDismissed) void changeInstallRecord((before) => ({ ...before, bannerCloses: before.bannerCloses + 1 }));
  };
  useEnqueuePopup({
    key: 'install-banner',
    kind: 'install',
    isModal: false,
    ...(skipped !== undefined && { skipped }),
    render: (toasts) => <InstallBanner toasts={toasts} onClosed={onClosed} />,
  });
  return null;
}

/**
 * Returns the time since the component was mounted (ms), updated every INSTALL_PROMPT_POLL_INTERVAL_MS while
 * `isRunning`.
 */
function useElapsed(isRunning: boolean): number {
  const [startedAt] = useState(() => performance.now());
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), INSTALL_PROMPT_POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning, startedAt]);
  return elapsed;
}
