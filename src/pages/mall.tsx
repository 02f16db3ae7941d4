import { ROUTES } from '../contract/paths';
import { PlaceholderPage } from '../features/placeholder/placeholder-page';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';

/** The points mall. */
export default function MallPage() {
  const t = useTranslate();
  return (
    <PlaceholderPage title={t('page.mall.title')} text={t('page.mall.text')}>
      <ButtonLink to={ROUTES.activity.path}>{t('page.activity.all')}</ButtonLink>
    </PlaceholderPage>
  );
}
