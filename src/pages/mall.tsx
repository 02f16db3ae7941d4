import { ROUTES } from '../contract/paths';
import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';

/** The point market. */
export default function MallPage() {
  const t = useText();
  return (
    <OpeningPage title={t('page.mall.title')} text={t('page.mall.text')}>
      <ButtonLink to={ROUTES.activity.path}>{t('page.activity.all')}</ButtonLink>
    </OpeningPage>
  );
}
