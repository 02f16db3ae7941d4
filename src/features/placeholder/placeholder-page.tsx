import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { PageScreen } from '../../services/navigation/page-screen';
import { ContactButton } from '../../services/support/ui/contact-button';
import style from './placeholder-page.module.css';

interface PlaceholderPageProps {
  readonly title: string;
  /** Explains the page's purpose and what the user can do until it is available. */
  readonly text: string;
  /** Actions that replace the link to home. */
  readonly children?: ReactNode;
}

/** Page for a feature that is not available yet, with a link to home and customer service. */
export function PlaceholderPage({ title, text, children }: PlaceholderPageProps) {
  const t = useTranslate();
  return (
    <PageScreen title={title}>
      <p className={style.text}>{text}</p>
      <div className={style.actions}>
        {children ?? <ButtonLink to={ROUTES.home.path}>{t('action.home')}</ButtonLink>}
        <ContactButton />
      </div>
    </PageScreen>
  );
}
