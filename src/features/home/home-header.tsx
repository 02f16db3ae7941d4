import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { ButtonLink } from '../../services/navigation/button-link';
import { ProductLink } from '../../services/navigation/product-link';
import { useSession } from '../../services/session/session-store';
import { Icon } from '../../ui/icon';
import style from './home-header.module.css';
import { LanguageMenu } from './language-menu';

/** Who the place belongs to, the language, and the visitor's way in or the member's own page. */
export function HomeHeader() {
  const t = useText();
  const session = useSession((state) => state.session);
  return (
    <header className={style.bar}>
      <h1>
        <Brand />
      </h1>
      <LanguageMenu />
      {session ? (
        <ProductLink
          to={ROUTES.memberHome.path}
          className={style.member}
          aria-label={`${t('account.open')} ${session.userName}`}
        >
          <Icon name="person" size={20} />
          <bdi>{session.userName || t('nav.account')}</bdi>
        </ProductLink>
      ) : (
        <div className={style.entry}>
          <ButtonLink to={ROUTES.login.path} look="quiet">
            {t('action.login')}
          </ButtonLink>
          <ButtonLink to={ROUTES.register.path}>{t('action.register')}</ButtonLink>
        </div>
      )}
    </header>
  );
}
