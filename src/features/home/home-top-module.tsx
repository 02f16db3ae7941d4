import { lazy, useState } from 'react';
import { isRunningInNativeApp } from '../../base/campaign-params';
import { readDeviceTraits } from '../../browser/device/device';
import { importChunkWhenIdle } from '../../browser/page/import-chunk';
import type { TopModuleName } from '../../contract/merchant/home-modules';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ButtonLink } from '../../services/navigation/button-link';
import { getSavedCampaignParam } from '../../services/navigation/navigate';
import { useMayOffer } from '../../services/play-protection/play-pause-marker';
import { useSession } from '../../services/session/session-store';
import { AfterFirstPaint } from '../../ui/lazy/after-first-paint';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { Icon } from '../../ui/media/icon';
import { AnnouncementMarquee } from './announcements/announcement-marquee';
import { BannerCarousel } from './banners/banner-carousel';
import { WelcomeBanner } from './banners/welcome-banner';
import { hasLegalKit } from './has-legal-kit';
import { AccountShortcuts } from './header/account-shortcuts';
import style from './home-top-module.module.css';
import { getJoinClass } from './join-class';
import { shouldShowRefreshButton } from './refresh/should-show-refresh-button';

const RefreshButton = lazyWithRetry(async () => ({
  default: (await import('./refresh/refresh-button')).RefreshButton,
}));

const LegalLine = lazy(() => importChunkWhenIdle(() => import('../../services/legal/legal-line')));

interface HomeTopModuleProps {
  readonly name: Exclude<TopModuleName, 'tabs'>;
  readonly variant: string;
}

/**
 * A module of home that shows no games: the banners, the announcements, or account actions for members and the way to
 * register for visitors. Each has its final size from the start, so no content shifts.
 */
export function HomeTopModule({ name, variant }: HomeTopModuleProps) {
  if (name === 'notices') return <Notices />;
  if (name === 'join') return <Join variant={variant} />;
  return (
    <div className={variant === 'wide' ? `${style.stage} ${style.wide}` : style.stage}>
      <BannerCarousel fallback={<WelcomeBanner />} />
    </div>
  );
}

/** The refresh button in a row of its own, for a home without announcements (OFF-2.11). */
export function RefreshRow() {
  return (
    useHasRefreshButton() && (
      <div className={style.strip}>
        <Refresh />
      </div>
    )
  );
}

const useHasRefreshButton = (): boolean =>
  useState(() => shouldShowRefreshButton(readDeviceTraits(), isRunningInNativeApp(getSavedCampaignParam('inApp'))))[0];

function Refresh() {
  return (
    <span className={style.refresh}>
      <AfterFirstPaint>
        <RefreshButton />
      </AfterFirstPaint>
    </span>
  );
}

function Notices() {
  const t = useTranslate();
  const merchantName = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const hasRefreshButton = useHasRefreshButton();
  return (
    <div className={style.strip}>
      <Icon name="megaphone" size={20} />
      <AnnouncementMarquee fallback={<p className={style.greeting}>{t('home.welcome', { name: merchantName })}</p>} />
      {hasRefreshButton && <Refresh />}
    </div>
  );
}

function Join({ variant }: { readonly variant: string }) {
  const t = useTranslate();
  const isMember = useSession(({ session }) => session !== undefined);
  // The text may be an offer, which somebody on a break does not see (SAFE-4).
  const mayOffer = useMayOffer();
  const hasKit = useMerchant(({ status }) => hasLegalKit(status?.info.whitelabelVal.legal));
  return (
    <div className={style.entry}>
      {isMember ? (
        <AccountShortcuts />
      ) : (
        <>
          <div className={getJoinClass(variant)}>
            <b data-display>{t(mayOffer ? 'home.join' : 'action.register')}</b>
            <ButtonLink to={ROUTES.register.path}>{t('action.register')}</ButtonLink>
          </div>
          {/* Without a kit in the record, the host may have one (SAFE-1.7). */}
          <div className={hasKit ? style.terms : `${style.terms} ${style.optional}`} data-place-only>
            <LazyBoundary fallback={null}>
              <LegalLine />
            </LazyBoundary>
          </div>
        </>
      )}
    </div>
  );
}
