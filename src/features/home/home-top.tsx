import { useState } from 'react';
import { readDeviceTraits } from '../../browser/device';
import { useI18n } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { carriedParameter } from '../../services/navigation/navigator';
import { isOfficialApp } from '../../services/platform/is-official-app';
import { useSession } from '../../services/session/session-store';
import { Icon } from '../../ui/icon';
import { LatePart } from '../../ui/late-part';
import { lazyPart } from '../../ui/lazy-part';
import { useAfterFirstPaint } from '../../ui/use-after-first-paint';
import { AccountActions } from './account-actions';
import { decideRefreshButton } from './decide-refresh-button';
import style from './home-top.module.css';
import { WelcomeBanner } from './welcome-banner';

const HomeBanners = lazyPart(async () => ({ default: (await import('./late-parts')).HomeBanners }));
const AnnouncementMarquee = lazyPart(async () => ({ default: (await import('./late-parts')).AnnouncementMarquee }));
const RefreshButton = lazyPart(async () => ({ default: (await import('./late-parts')).RefreshButton }));

/**
 * Banners, announcements and the member's ways to money. Every place has its size before anything comes to fill it,
 * so nothing moves; what comes over the network comes after the first paint.
 */
export function HomeTop() {
  const t = useI18n((state) => state.t);
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const isMember = useSession(({ session }) => session !== undefined);
  const [refreshes] = useState(() => decideRefreshButton(readDeviceTraits(), isOfficialApp(carriedParameter('inApp'))));
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
        {refreshes && (
          <span className={style.refresh}>
            <LatePart meanwhile={null}>{painted && <RefreshButton />}</LatePart>
          </span>
        )}
      </div>
      {isMember && <AccountActions />}
    </>
  );
}
