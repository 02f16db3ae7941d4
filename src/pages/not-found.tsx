import { ROUTES } from '../contract/paths';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageScreen } from '../services/navigation/page-screen';

/** Page for unknown paths (ROUTE-4). */
export default function NotFoundPage() {
  const t = useTranslate();
  return (
    <PageScreen title={t('page.notFound.title')}>
      <p>{t('page.notFound.text')}</p>
      <ButtonLink to={ROUTES.home.path} wide>
        {t('action.home')}
      </ButtonLink>
    </PageScreen>
  );
}
