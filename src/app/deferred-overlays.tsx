import { lazy } from 'react';
import { isInstalled, readDeviceTraits } from '../browser/device/device';
import { importChunk } from '../browser/page/import-chunk';
import { MemberLanguage } from '../features/account/member-language';
import { DepositArrivals } from '../features/cashier/state/deposit-arrivals';
import { PageMetadata } from '../features/page-metadata/page-metadata';
import Popups from '../features/popups/popups';
import { useMerchant } from '../services/merchant/merchant-store';
import { useSession } from '../services/session/session-store';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { PageTransitions } from './page-changes/page-transitions';

const Installation = lazy(() => importChunk(() => import('../features/install/installation')));

/** Overlays that open on their own, and background tasks for members. Loaded after home has been painted. */
export default function DeferredOverlays() {
  const offersInstallation = useMerchant(({ status }) => status?.info.whitelabelVal.install.enabled);
  const hasSession = useSession(({ session }) => session !== undefined);
  return (
    <>
      <Popups />
      <PageMetadata />
      {isInstalled(readDeviceTraits()) && <PageTransitions />}
      {hasSession && (
        <>
          <DepositArrivals />
          <MemberLanguage />
        </>
      )}
      {offersInstallation && (
        <LazyBoundary fallback={null}>
          <Installation />
        </LazyBoundary>
      )}
    </>
  );
}
