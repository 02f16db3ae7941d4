import { useState } from 'react';
import { isRunningInNativeApp } from '../../base/campaign-params';
import { readDeviceTraits } from '../../browser/device/device';
import { ROUTES } from '../../contract/paths';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { ButtonLink } from '../../services/navigation/button-link';
import { getSavedCampaignParam } from '../../services/navigation/navigate';
import { useMayOffer } from '../../services/play-protection/play-pause-marker';
import { useSession } from '../../services/session/session-store';
import card from '../../ui/layout/card.module.css';
import { AfterFirstPaint } from '../../ui/lazy/after-first-paint';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import { Icon } from '../../ui/media/icon';
import { AnnouncementMarquee } from './announcements/announcement-marquee';
import { BannerCarousel } from './banners/banner-carousel';
import { WelcomeBanner } from './banners/welcome-banner';
import { AccountShortcuts } from './header/account-shortcuts';
import style from './home-top-section.module.css';
import { shouldShowRefreshButton } from './refresh/should-show-refresh-button';

const RefreshButton = lazyWithRetry(async () => ({
  default: (await import('./refresh/refresh-button')).RefreshButton,
}));

/**
 * Top of home: banners, announcements, and account actions for members or a link to register for visitors. Each part
 * has its final size from the start, so no content shifts.
 */
export function HomeTopSection() {
  const t = useI18n((state) => state.t);
  const merchantName = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const isMember = useSession(({ session }) => session !== undefined);
  // The text may be an offer, which somebody on a break does not see (SAFE-4).
  const mayOffer = useMayOffer();
  const [hasRefreshButton] = useState(() =>
    shouldShowRefreshButton(readDeviceTraits(), isRunningInNativeApp(getSavedCampaignParam('inApp'))),
  );
  const greeting = <p className={style.greeting}>{t('home.welcome', { name: merchantName })}</p>;
  return (
    <>
      <div className={style.stage}>
        <BannerCarousel fallback={<WelcomeBanner />} />
      </div>
      <div className={style.strip}>
        <Icon name="megaphone" size={20} />
        <AnnouncementMarquee fallback={greeting} />
        {hasRefreshButton && (
          <span className={style.refresh}>
            <AfterFirstPaint>
              <RefreshButton />
            </AfterFirstPaint>
          </span>
        )}
      </div>
      {isMember ? (
        <AccountShortcuts />
      ) : (
        <div className={[card.card, style.join].join(' ')}>
          <b data-display>{t(mayOffer ? 'home.join' : 'action.register')}</b>
          <ButtonLink to={ROUTES.register.path}>{t('action.register')}</ButtonLink>
        </div>
      )}
    </>
  );
}
