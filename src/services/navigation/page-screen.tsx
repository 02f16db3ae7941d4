import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { canGoBack } from '../../browser/page/history';
import { ROUTES } from '../../contract/paths';
import { Screen } from '../../ui/layout/screen';
import { useTranslate } from '../i18n/i18n';
import { navigateTo } from './navigate';
import { usePageTitle } from './use-page-title';

interface PageScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Rendered beside the title, at the end of the line. */
  readonly aside?: ReactNode;
  /** Whether there is a back button; not on a page that the user must complete first. */
  readonly hasBack?: boolean;
}

/** Layout of a page: sets the screen and document titles, and has a back button that never leaves the product. */
export function PageScreen({ title, children, aside, hasBack = true }: PageScreenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  usePageTitle(title);

  const goBack = () => (canGoBack() ? void navigate(-1) : navigateTo(ROUTES.home.path, { replace: true }));
  const back = hasBack ? { back: { label: t('action.back'), onPress: goBack } } : {};
  return (
    <Screen title={title} aside={aside} {...back}>
      {children}
    </Screen>
  );
}
