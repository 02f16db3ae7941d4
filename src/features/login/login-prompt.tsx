import { useLocation } from 'react-router-dom';
import { useText } from '../../services/i18n/i18n';
import { useSession } from '../../services/session/session-store';
import { Button } from '../../ui/button';
import style from './login-prompt.module.css';
import { openLoginDialog } from './open-login-dialog';

/** On a public page: a visitor may sign in over it, and stays on it. */
export function LoginPrompt() {
  const t = useText();
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
