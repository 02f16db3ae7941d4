import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import style from './login-invitation.module.css';

/** For who has no account yet: the way to register. @param onLeave runs before that */
export function LoginInvitation({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText();
  return (
    <p className={style.invitation}>
      <span>{t('login.noAccount')}</span>
      <ButtonLink to={ROUTES.register.path} look="quiet" {...(onLeave && { onClick: onLeave })}>
        {t('action.register')}
      </ButtonLink>
    </p>
  );
}
