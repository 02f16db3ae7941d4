import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { literal } from 'valibot';
import { toSafeUrl } from '../../../base/to-safe-url';
import { offsetContentBelowTopBar } from '../../../browser/document/offset-content-below-top-bar';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import type { ResponseOf } from '../../../contract/endpoint';
import { downloadBarSettings } from '../../../contract/endpoints/site/download-bar-settings';
import { ALL_HOME_PATHS } from '../../../contract/paths';
import { APP_DOWNLOAD_BAR_CLOSED_KEY } from '../../../contract/prompt-storage-keys';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { startAppDownload } from '../../../services/downloads/start-app-download';
import { useI18n, useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { useMayOffer } from '../../../services/play-protection/play-pause-marker';
import { useIsPopupShown } from '../../../services/popups/popup-queue-store';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import { useSession } from '../../../services/session/session-store';
import { useRank } from '../../../services/vip/rank';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/media/icon-button';
import { LazyImage } from '../../../ui/media/lazy-image';
import { useAppDownload, useAppIconUrl } from '../app/use-app-download';
import { useInstallation } from '../installed/use-installation';
import style from './app-download-bar.module.css';
import { shouldShowAppDownloadBar } from './should-show-app-download-bar';

/** How long the fetched settings of the download bar count as fresh (ms). */
const SETTING_STALE_MS = 5 * 60_000;
const MAX_STARS = 5;

type DownloadSetting = ResponseOf<typeof downloadBarSettings>;

/**
 * Bar at the top of home that offers the merchant's native app; shown if shouldShowAppDownloadBar() returns true
 * (INST-5).
 */
export function AppDownloadBar() {
  const { pathname } = useLocation();
  const { isInstalled } = useInstallation();
  const download = useAppDownload();
  const hasSession = useSession(({ session }) => session !== undefined);
  const { level } = useRank();
  const [isHidden, setHidden] = useState(() => safeSessionStorage.get(APP_DOWNLOAD_BAR_CLOSED_KEY, literal(1)) === 1);
  const isOffered = useMayOffer();
  const isPossible = isOffered && download !== undefined && !isInstalled && !isHidden;
  const options = createPlatformQueryOptions(useQueryScope(), downloadBarSettings, { staleTime: SETTING_STALE_MS });
  const setting = useQuery({ ...options, enabled: isPossible }).data?.value;
  const isShown = shouldShowAppDownloadBar({
    isHome: ALL_HOME_PATHS.includes(pathname),
    isInstalled,
    hasLink: download !== undefined,
    isHidden,
    setting,
    hasSession,
    rankLevel: level,
  });
  // One offer at a time.
  const isPromptShown = useIsPopupShown(['forced-install', 'install']);
  if (!isShown || !setting || !download || isPromptShown) return null;
  const hide = () => {
    safeSessionStorage.set(APP_DOWNLOAD_BAR_CLOSED_KEY, 1);
    setHidden(true);
  };
  return <Bar setting={setting} onDownload={() => void startAppDownload(download)} onClose={hide} />;
}

interface BarProps {
  readonly setting: DownloadSetting;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

function Bar({ setting, onDownload, onClose }: BarProps) {
  const t = useTranslate();
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const bar = useRef<HTMLElement>(null);
  const icon = useAppIconUrl();
  useEffect(() => (bar.current ? offsetContentBelowTopBar(bar.current) : undefined), []);
  const gift = giftUrl(setting.gift);
  return (
    <aside ref={bar} className={style.bar} aria-label={t('bar.label')}>
      <div className={style.content}>
        <IconButton icon="close" size={20} className={style.close} label={t('action.close')} onClick={onClose} />
        <LazyImage className={style.icon} src={icon} alt="" width={40} height={40} delay={0} />
        <div className={style.about}>
          <b>{name}</b>
          {setting.ratingSource !== '' && <Rating rating={setting.rating} source={setting.ratingSource} />}
        </div>
        {gift !== '' && (
          <LazyImage className={style.gift} src={gift} alt={t('bar.gift')} width={32} height={32} delay={0} />
        )}
        <Button className={style.download} onClick={onDownload}>
          {t('bar.download')}
        </Button>
      </div>
    </aside>
  );
}

/** The rating, limited to the range from 0 to MAX_STARS, as stars and as a number, with its source. */
function Rating({ rating, source }: { readonly rating: number; readonly source: string }) {
  const t = useTranslate();
  const locale = useI18n(({ language }) => language.locale);
  const value = Math.min(MAX_STARS, Math.max(0, rating));
  const full = Math.round(value);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
  return (
    <span className={style.rating}>
      <span className={style.stars} role="img" aria-label={t('bar.rating', { rating: number, max: MAX_STARS })}>
        {'★'.repeat(full) + '☆'.repeat(MAX_STARS - full)}
      </span>
      <span>{`${number} · ${source}`}</span>
    </span>
  );
}

/** Returns the gift image's URL if it is on this site or on an https host, otherwise an empty string. */
function giftUrl(gift: string): string {
  if (gift.startsWith('/') && !gift.startsWith('//')) return gift;
  const url = toSafeUrl('external', gift, getTrustedHosts());
  return url.ok ? url.value : '';
}
