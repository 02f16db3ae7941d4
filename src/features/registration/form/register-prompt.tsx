import { useTranslate } from '../../../services/i18n/i18n';
import { useSession } from '../../../services/session/session-store';
import { Button } from '../../../ui/button/button';
import { openRegisterDialog } from './open-register-dialog';
import style from './register-prompt.module.css';

/** Button that opens the registration dialog, for public pages. Renders nothing for members. */
export function RegisterPrompt() {
  const t = useTranslate();
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
