import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/paths';
import { BottomNavigation } from '../../ui/bottom-navigation';
import { useText } from '../i18n/i18n';
import { ProductLink } from './product-link';

interface MainNavigationProps {
  readonly current: string;
  /** What stands beside the places and leads to no page. */
  readonly children?: ReactNode;
}

/** The main places of the product; on the screens that it names, and on no other (full screens). */
export function MainNavigation({ current, children }: MainNavigationProps) {
  const t = useText();
  return (
    <BottomNavigation
      label={t('nav.label')}
      current={current}
      Link={ProductLink}
      items={[
        { to: ROUTES.home.path, label: t('nav.home'), icon: 'home' },
        { to: ROUTES.activity.path, label: t('nav.promotions'), icon: 'megaphone' },
        { to: ROUTES.voucherCenter.path, label: t('nav.deposit'), icon: 'wallet' },
        { to: ROUTES.rewardCenter.path, label: t('nav.rewards'), icon: 'gift' },
        { to: ROUTES.memberHome.path, label: t('nav.account'), icon: 'person' },
      ]}
    >
      {children}
    </BottomNavigation>
  );
}
