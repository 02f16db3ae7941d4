import { lazy } from 'react';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { useSession } from '../../services/session/session-store';
import { Icon } from '../../ui/icon';
import { LatePart } from '../../ui/late-part';
import { AccountActions } from './account-actions';
import style from './home-top.module.css';
import { useAfterFirstPaint } from './use-after-first-paint';
import { WelcomeBanner } from './welcome-banner';

const HomeBanners = lazy(() => import('./home-banners'));
const AnnouncementMarquee = lazy(() => import('./announcement-marquee'));

/**
 * Banners, announcements and the member's ways to money. Every place has its size before anything comes to fill it,
 * so nothing moves; what comes over the network comes after the first paint.
 */
export function HomeTop() {
  const t = useI18n((state) => state.t);
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const isMember = useSession(({ session }) => session !== undefined);
  const painted = useAfterFirstPaint();
  const welcome = <WelcomeBanner />;
  const greeting = <p className={style.greeting}>{t('home.welcome', { name })}</p>;
  return (
    <>
      <div className={style.stage}>
        <LatePart meanwhile={welcome}>{painted ? <HomeBanners none={welcome} /> : welcome}</LatePart>
      </div>
      <div className={style.strip}>
        <Icon name="megaphone" size={20} />
        <LatePart meanwhile={greeting}>{painted ? <AnnouncementMarquee none={greeting} /> : greeting}</LatePart>
      </div>
      {isMember && <AccountActions />}
    </>
  );
}
