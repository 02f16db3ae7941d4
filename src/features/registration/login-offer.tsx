import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import style from './login-offer.module.css';

/** For who has an account already: the way to sign in. @param onLeave runs before that */
export function LoginOffer({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText();
  return (
    <p className={style.offer}>
      <span>{t('register.hasAccount')}</span>
      <ButtonLink to={ROUTES.login.path} look="quiet" {...(onLeave && { onClick: onLeave })}>
        {t('action.login')}
      </ButtonLink>
    </p>
  );
}
