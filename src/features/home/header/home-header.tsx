import type { ReactNode } from 'react';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { LanguageSelect, useSelectableLanguages } from '../../../services/language/language-select';
import { Brand } from '../../../services/merchant/brand';
import { AppLink } from '../../../services/navigation/app-link';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useSession } from '../../../services/session/session-store';
import { Icon } from '../../../ui/media/icon';
import style from './home-header.module.css';

/** Language select behind an icon; renders nothing when there is only one language (I18N-1). */
function LanguageMenu() {
  if (useSelectableLanguages().length === 0) return null;
  return (
    <div className={style.menu}>
      <Icon name="globe" size={22} />
      <LanguageSelect />
    </div>
  );
}

interface HomeHeaderProps {
  /** The member's balance, placed in free space beside the brand, so that nothing shifts when it has loaded. */
  readonly balance: ReactNode;
}

/**
 * Header of home: the brand; for visitors the language menu and the login link, for members the balance and the account
 * link.
 */
export function HomeHeader({ balance }: HomeHeaderProps) {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  return (
    <header className={style.bar} data-page-top>
      <div className={style.content}>
        <h1>
          <Brand />
        </h1>
        {session ? balance : <LanguageMenu />}
        {session ? (
          <AppLink
            to={ROUTES.memberHome.path}
            className={style.member}
            aria-label={`${t('account.open')} ${session.userName}`}
          >
            <Icon name="person" size={22} />
          </AppLink>
        ) : (
          <div className={style.entry}>
            <ButtonLink to={ROUTES.login.path}>{t('action.login')}</ButtonLink>
          </div>
        )}
      </div>
    </header>
  );
}
