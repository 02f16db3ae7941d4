import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRunningInNativeApp } from '../../../base/campaign-params';
import { decideLinkTarget } from '../../../base/link-target';
import { toSafeUrl } from '../../../base/to-safe-url';
import { isRunningAsInstalledApp, readDeviceTraits } from '../../../browser/device/device';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { banners } from '../../../contract/endpoints/site/banners';
import { finiteNumber } from '../../../contract/fields';
import type { PopupSettings } from '../../../contract/merchant/popup-settings';
import { ROUTES } from '../../../contract/paths';
import { BANNER_POPUP_CLOSED_PREFIX } from '../../../contract/prompt-storage-keys';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { getLinkRules } from '../../../services/links/link-rules';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import { savePopupRecord, usePopupRecords } from '../../../services/popups/popup-records';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { usePageSettledStore } from '../queue/page-settled';
import { BannerPopup } from './banner-popup';
import { findBannerPopupSuppressionReason, parseImageFileName } from './banner-popup-rules';

/** How long the fetched popup banners count as fresh (ms). */
const BANNERS_STALE_MS = 60_000;
const WAIT_CHECK_MS = 500;

/** Adds the two banner popups to the popup queue (BAN-1). */
export function QueuedBannerPopups({ settings }: { readonly settings: PopupSettings }) {
  const [first = '', second = ''] = settings.bannerGroups;
  const isApp = isRunningInNativeApp(getSavedCampaignParam('inApp')) || isRunningAsInstalledApp(readDeviceTraits());
  const settledForMs = useSettledFor(settings.bannerWait * 1_000);
  const timing = { isApp, settledForMs, waitMs: settings.bannerWait * 1_000 };
  return (
    <>
      <QueueBannerPopup kind="banner-1" group={first} {...timing} />
      <QueueBannerPopup kind="banner-2" group={second} {...timing} />
    </>
  );
}

interface QueueBannerPopupProps {
  readonly kind: 'banner-1' | 'banner-2';
  readonly group: string;
  readonly isApp: boolean;
  readonly settledForMs: number;
  readonly waitMs: number;
}

function QueueBannerPopup({ kind, group, isApp, settledForMs, waitMs }: QueueBannerPopupProps) {
  const merchant = useMerchant(({ code }) => code);
  const options = createPlatformQueryOptions(useQueryScope(), banners, {
    query: { group },
    staleTime: BANNERS_STALE_MS,
  });
  const { data } = useQuery({ ...options, enabled: group !== '' && !isApp });
  const records = usePopupRecords((state) => state.records);
  const flagKey = `${BANNER_POPUP_CLOSED_PREFIX}${merchant}|${group}`;
  const [isClosedInTab, setClosedInSession] = useState(() => safeSessionStorage.get(flagKey, finiteNumber) === 0);

  const item = data?.value.list.find(({ image }) => image !== '');
  const image = imageUrl(item?.image ?? '');
  const record = records?.get(`banner|${merchant}|${group}`);
  const input = {
    image,
    closedImage: record?.kind === 'banner' ? record.image : undefined,
    isClosedInTab,
    isApp,
    settledForMs,
    waitMs,
  };
  const skipped = records === undefined ? 'what was closed before is loading' : findBannerPopupSuppressionReason(input);
  const dismiss = () => {
    safeSessionStorage.set(flagKey, 0);
    setClosedInSession(true);
    savePopupRecord(`banner|${merchant}|${group}`, { kind: 'banner', image: parseImageFileName(image) });
  };
  useEnqueuePopup({
    key: kind,
    kind,
    ...(skipped !== undefined && { skipped }),
    render: (toasts) =>
      item && (
        <BannerPopup
          item={item}
          image={image}
          {...(kind === 'banner-1' && { link: linkOf(item.url) })}
          toasts={toasts}
          onDismiss={dismiss}
        />
      ),
  });
  return null;
}

/** Returns the URL of an image if it is on this site or any https host; otherwise an empty string. */
function imageUrl(image: string): string {
  const hosts = getTrustedHosts();
  const isPath = image.startsWith('/') && !image.startsWith('//');
  if (isPath) return image;
  const url = toSafeUrl('external', image, hosts);
  return url.ok ? url.value : '';
}

/** Returns the link to copy: that of the banner, on this site if it names a page of the app; otherwise that of home. */
function linkOf(url: string): string {
  const target = decideLinkTarget(url, getLinkRules(), 'banner');
  if (target.kind === 'window') return target.url;
  return location.origin + (target.kind === 'page' ? target.path : ROUTES.home.path);
}

/**
 * Returns the time since home has settled (ms); 0 until then. Updated every WAIT_CHECK_MS until `waitMs` is reached.
 */
function useSettledFor(waitMs: number): number {
  const settledAt = usePageSettledStore((state) => state.settledAt);
  const [elapsed, setElapsed] = useState(0);
  const isOver = settledAt !== undefined && elapsed >= waitMs;
  useEffect(() => {
    if (settledAt === undefined || isOver) return;
    const timer = setInterval(() => setElapsed(performance.now() - settledAt), WAIT_CHECK_MS);
    return () => clearInterval(timer);
  }, [settledAt, isOver]);
  return elapsed;
}
