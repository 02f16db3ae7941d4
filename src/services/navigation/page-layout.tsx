import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canGoBack } from '../../browser/page/history';
import { ROUTES } from '../../contract/paths';
import { TitledScreen } from '../../ui/layout/titled-screen';
import { useTranslate } from '../i18n/i18n';
import { LazyLegalInformation } from '../legal/lazy-legal-information';
import { findBottomNavigationPath } from './bottom-navigation-paths';
import { navigateTo } from './navigate';
import { usePageTitle } from './use-page-title';

interface PageLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Content at the end of the title bar. */
  readonly aside?: ReactNode;
  /**
   * Whether there is a back button. Default: true except for tab pages, which have the bottom navigation. Pass false
   * for a page that the user must complete before leaving it.
   */
  readonly hasBack?: boolean;
}

/**
 * Layout of a page: sets the screen and document titles, and has a back button that never leaves the app, and
 * ends with the legal information (SAFE-1).
 */
export function PageLayout({ title, children, aside, hasBack }: PageLayoutProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isTabPage = findBottomNavigationPath(useLocation().pathname) !== undefined;
  usePageTitle(title);

  const goBack = () => (canGoBack() ? void navigate(-1) : navigateTo(ROUTES.home.path, { replace: true }));
  const back = (hasBack ?? !isTabPage) ? { back: { label: t('action.back'), onPress: goBack } } : {};
  return (
    <TitledScreen title={title} aside={aside} {...back}>
      {children}
      <LazyLegalInformation />
    </TitledScreen>
  );
}
