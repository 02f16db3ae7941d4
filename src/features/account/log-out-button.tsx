import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../services/i18n/i18n';
import { signOut } from '../../services/session-lifecycle/sign-out';
import { Button } from '../../ui/button/button';

/** Button that signs out and navigates home (LOGIN-9). */
export function LogOutButton() {
  const t = useTranslate();
  const { key } = useLocation();
  return (
    <Button look="quiet" wide onClick={() => signOut(key)}>
      {t('action.logout')}
    </Button>
  );
}
