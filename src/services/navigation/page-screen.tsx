import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { canGoBack } from '../../browser/history';
import { ROUTES } from '../../contract/paths';
import { Screen } from '../../ui/screen';
import { useText } from '../i18n/i18n';
import { go } from './navigator';
import { usePageTitle } from './use-page-title';

interface PageScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the title, at the end of the line. */
  readonly aside?: ReactNode;
  /** A page that must be dealt with first has no way back. */
  readonly hasBack?: boolean;
}

/** A page of the product: its title on screen and on the document, and a way back that never leaves the product. */
export function PageScreen({ title, children, aside, hasBack = true }: PageScreenProps) {
  const t = useText();
  const navigate = useNavigate();
  usePageTitle(title);

  const goBack = () => (canGoBack() ? void navigate(-1) : go(ROUTES.home.path, { replace: true }));
  const back = hasBack ? { back: { label: t('action.back'), onPress: goBack } } : {};
  return (
    <Screen title={title} aside={aside} {...back}>
      {children}
    </Screen>
  );
}
