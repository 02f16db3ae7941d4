import { useLocation } from 'react-router-dom';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { CASHIER_DRAFT_PREFIX } from '../../contract/deferred-storage-keys';
import { discardAllUnsentInput } from '../../services/forms/unsent-input';
import { useTranslate } from '../../services/i18n/i18n';
import { signOut } from '../../services/session-lifecycle/sign-out';
import { Button } from '../../ui/button/button';

/**
 * Button that signs out and navigates home (LOGIN-9). Before signing out, it deletes the cashier drafts and the
 * unsent form input. When a session expires instead, these are kept.
 */
export function LogOutButton() {
  const t = useTranslate();
  const { key } = useLocation();
  function handlePress() {
    safeSessionStorage.removeByPrefix(CASHIER_DRAFT_PREFIX);
    discardAllUnsentInput();
    void signOut(key);
  }
  return (
    <Button look="quiet" wide onClick={handlePress}>
      {t('action.logout')}
    </Button>
  );
}
