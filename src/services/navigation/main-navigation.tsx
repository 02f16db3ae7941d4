import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../../contract/paths';
import { BottomNavigation, type BottomNavigationItem } from '../../ui/layout/bottom-navigation';
import { useTranslate } from '../i18n/i18n';
import { useOfferedPages } from '../merchant/page-needs';
import { AppLink } from './app-link';
import { findBottomNavigationPath, lastBottomNavigationUrls } from './bottom-navigation-paths';

interface MainNavigationProps {
  /** Badge of the account's item. */
  readonly accountBadge?: ReactNode;
  /** Items after those of the pages. */
  readonly children: ReactNode;
}

/**
 * The bottom navigation. It stays mounted when the user switches between tab pages, and renders nothing on other pages.
 */
export function MainNavigation({ accountBadge, children }: MainNavigationProps) {
  const t = useTranslate();
  const isOffered = useOfferedPages();
  const current = findBottomNavigationPath(useLocation().pathname);
  if (current === undefined) return null;
  const item = (
    to: string,
    label: string,
    icon: BottomNavigationItem['icon'],
    more?: Partial<BottomNavigationItem>,
  ): BottomNavigationItem => ({
    path: to,
    // The item of the current tab page links to its top, every other item to the last URL of its page.
    to: (to !== current && lastBottomNavigationUrls.get(to)) || to,
    label,
    icon,
    ...more,
  });
  return (
    <BottomNavigation
      label={t('nav.label')}
      current={current}
      Link={AppLink}
      items={[
        item(ROUTES.home.path, t('nav.home'), 'home'),
        item(ROUTES.activity.path, t('nav.promotions'), 'megaphone'),
        item(ROUTES.voucherCenter.path, t('nav.deposit'), 'wallet', { isMiddle: true }),
        item(ROUTES.rewardCenter.path, t('nav.rewards'), 'gift'),
        item(ROUTES.memberHome.path, t('nav.account'), 'person', { badge: accountBadge }),
      ].filter(({ path }) => isOffered(path))}
    >
      {children}
    </BottomNavigation>
  );
}
