import { lazy } from 'react';
import { isRunningAsInstalledApp, readDeviceTraits } from '../browser/device/device';
import { importChunk } from '../browser/page/import-chunk';
import { MemberLanguageSync } from '../features/account/member-language-sync';
import { SessionEndWatcher } from '../features/account/session-end/session-end-watcher';
import { RealityCheckWatcher } from '../features/cashier/reality-check/reality-check-watcher';
import { CompletedDepositTracker } from '../features/cashier/state/completed-deposit-tracker';
import { PageMetadata } from '../features/page-metadata/page-metadata';
import Popups from '../features/popups/popups';
import { useMerchant } from '../services/merchant/merchant-store';
import { UnansweredExclusionSender } from '../services/play-protection/unanswered-exclusion-sender';
import { PlayStatusWatcher } from '../services/play-protection/watch-play-status';
import { useSession } from '../services/session/session-store';
import { PlayStatusForEvents } from '../services/tracking/play-status-for-events';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { PageTransitions } from './page-changes/page-transitions';

const InstallFeatures = lazy(() => importChunk(() => import('../features/install/install-features')));

/**
 * Renders popups, install features, page metadata, page transitions and the background tasks of members. Its chunk is
 * loaded when the browser is idle after the first paint.
 */
export default function IdleFeatures() {
  const offersInstallation = useMerchant(({ status }) => status?.info.whitelabelVal.install.enabled);
  const hasSession = useSession(({ session }) => session !== undefined);
  return (
    <>
      <PlayStatusWatcher />
      <PlayStatusForEvents />
      <UnansweredExclusionSender />
      <RealityCheckWatcher />
      <SessionEndWatcher />
      <Popups />
      <PageMetadata />
      {isRunningAsInstalledApp(readDeviceTraits()) && <PageTransitions />}
      {hasSession && (
        <>
          <CompletedDepositTracker />
          <MemberLanguageSync />
        </>
      )}
      {offersInstallation && (
        <LazyBoundary fallback={null}>
          <InstallFeatures />
        </LazyBoundary>
      )}
    </>
  );
}
