import { LogOutButton } from '../features/account/log-out-button';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { useText } from '../services/i18n/i18n';
import { showToast } from '../services/layers/layers';
import { merchantPaths } from '../services/merchant/merchant-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { go } from '../services/navigation/navigator';
import { PageScreen } from '../services/navigation/page-screen';
import { useSession } from '../services/session/session-store';
import { Message } from '../ui/message';
import style from './change-password.module.css';

/** A new password: where it is due nothing else is open, but logging out (LOGIN-8). */
export default function ChangePasswordPage() {
  const t = useText();
  const isDue = useSession(({ session }) => session?.updatePassword === true);
  const landing = useMerchant(({ status }) => merchantPaths(status).landing);

  function moveOn() {
    showToast(t('password.changed'));
    go(landing, { replace: true });
  }

  return (
    <PageScreen title={t('password.title')} hasBack={!isDue}>
      {isDue && <Message tone="quiet">{t('password.due')}</Message>}
      <ChangePasswordForm onChanged={moveOn} />
      {isDue && (
        <div className={style.leave}>
          <LogOutButton />
        </div>
      )}
    </PageScreen>
  );
}
