import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../../services/i18n/i18n';
import { useSession } from '../../../services/session/session-store';
import { Button } from '../../../ui/button/button';
import style from './login-prompt.module.css';
import { openLoginDialog } from './open-login-dialog';

/**
 * Prompt with a button that opens the login dialog, for public pages. After the sign-in the user stays on the page.
 * Renders nothing for members.
 */
export function LoginPrompt() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const isVisitor = useSession(({ session }) => session === undefined);
  if (!isVisitor) return null;
  return (
    <div className={style.prompt}>
      <p>{t('login.prompt')}</p>
      <Button wide onClick={() => void openLoginDialog(pathname + search)}>
        {t('action.login')}
      </Button>
    </div>
  );
}
