import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import style from './login-link.module.css';

/** Link to the login page. @param onLeave called before the navigation */
export function LoginLink({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslate();
  return (
    <p className={style.offer}>
      <span>{t('register.hasAccount')}</span>
      <ButtonLink to={ROUTES.login.path} look="quiet" {...(onLeave && { onClick: onLeave })}>
        {t('action.login')}
      </ButtonLink>
    </p>
  );
}
