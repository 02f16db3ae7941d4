import { ROUTES } from '../contract/paths';
import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';

/** Registration (REG-1). */
export default function RegisterPage() {
  const t = useText();
  return (
    <OpeningPage title={t('page.register.title')} text={t('page.register.text')}>
      <ButtonLink to={ROUTES.login.path}>{t('action.login')}</ButtonLink>
    </OpeningPage>
  );
}
