import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/paths';
import { BottomNavigation } from '../../ui/layout/bottom-navigation';
import { useTranslate } from '../i18n/i18n';
import { ProductLink } from './product-link';

interface MainNavigationProps {
  readonly current: string;
  /** Extra controls beside the links. */
  readonly children?: ReactNode;
}

/** The bottom navigation; shown only on the pages that it links to, the others are full screens. */
export function MainNavigation({ current, children }: MainNavigationProps) {
  const t = useTranslate();
  return (
    <BottomNavigation
      label={t('nav.label')}
      current={current}
      Link={ProductLink}
      items={[
        { to: ROUTES.home.path, label: t('nav.home'), icon: 'home', currentIcon: 'homeFilled' },
        { to: ROUTES.activity.path, label: t('nav.promotions'), icon: 'megaphone' },
        { to: ROUTES.voucherCenter.path, label: t('nav.deposit'), icon: 'wallet', isMiddle: true },
        { to: ROUTES.rewardCenter.path, label: t('nav.rewards'), icon: 'gift', currentIcon: 'giftFilled' },
        { to: ROUTES.memberHome.path, label: t('nav.account'), icon: 'person', currentIcon: 'personFilled' },
      ]}
    >
      {children}
    </BottomNavigation>
  );
}
