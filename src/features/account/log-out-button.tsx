import { useLocation } from 'react-router-dom';
import { useText } from '../../services/i18n/i18n';
import { signOut } from '../../services/session/sign-out';
import { Button } from '../../ui/button';

/** Signs out and leads home (LOGIN-9). */
export function LogOutButton() {
  const t = useText();
  const { key } = useLocation();
  return (
    <Button look="secondary" wide onClick={() => void signOut(key)}>
      {t('action.logout')}
    </Button>
  );
}
