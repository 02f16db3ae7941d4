import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import style from './register-link.module.css';

/** Link to the registration page. @param onLeave called before the navigation */
export function RegisterLink({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslate();
  return (
    <p className={style.invitation}>
      <span>{t('login.noAccount')}</span>
      <ButtonLink to={ROUTES.register.path} look="quiet" {...(onLeave && { onClick: onLeave })}>
        {t('action.register')}
      </ButtonLink>
    </p>
  );
}
