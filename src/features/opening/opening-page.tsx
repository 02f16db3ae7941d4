import type { ReactNode } from 'react';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { PageScreen } from '../../services/navigation/page-screen';
import { ContactButton } from '../../services/support/contact-button';
import style from './opening-page.module.css';

interface OpeningPageProps {
  readonly title: string;
  /** What the page is for, and what can be done until it opens. */
  readonly text: string;
  /** The page's own way on, instead of the way home. */
  readonly children?: ReactNode;
}

/** A page whose own function is not open yet: says so, and leads to what is. */
export function OpeningPage({ title, text, children }: OpeningPageProps) {
  const t = useText();
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
