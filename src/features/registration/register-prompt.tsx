import { useText } from '../../services/i18n/i18n';
import { useSession } from '../../services/session/session-store';
import { Button } from '../../ui/button';
import { openRegisterDialog } from './open-register-dialog';
import style from './register-prompt.module.css';

/** On a public page: a visitor may register over it. */
export function RegisterPrompt() {
  const t = useText();
  const isVisitor = useSession(({ session }) => session === undefined);
  if (!isVisitor) return null;
  return (
    <div className={style.prompt}>
      <Button look="secondary" wide onClick={() => void openRegisterDialog()}>
        {t('action.register')}
      </Button>
    </div>
  );
}
