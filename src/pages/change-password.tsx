import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LogOutButton } from '../features/account/log-out-button';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { decidePathAfterPasswordChange } from '../features/password/path-after-password-change';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { readReturnToPath } from '../services/navigation/return-to';
import { showToast } from '../services/overlays/overlays';
import { requiresCurrentPassword } from '../services/session/current-password';
import { useMember } from '../services/session/member';
import { useSession } from '../services/session/session-store';
import { redirectAfterLogin } from '../services/session-lifecycle/redirect-after-login';
import { Row, RowList } from '../ui/list/rows';
import style from './change-password.module.css';

/**
 * Shows a toast that the password was changed, and opens the page that the user had originally requested (ROUTE-2,
 * ROUTE-7).
 */
function continueAfterChange(returnTo: string | undefined): void {
  showToast({ key: 'password.changed' });
  redirectAfterLogin(returnTo, { replace: true });
}

/**
 * Page to change the password, or to set one for the first time. While a change is required, the user can only complete
 * it or sign out (LOGIN-8).
 */
export default function ChangePasswordPage() {
  const t = useTranslate();
  const { state, pathname } = useLocation();
  const returnTo = decidePathAfterPasswordChange(readReturnToPath(state), pathname);
  const hasSession = useSession(({ session }) => session !== undefined);
  const mustChangePassword = useSession(({ session }) => session?.updatePassword === true);
  const isFirst = useSession(({ session }) => session !== undefined && !requiresCurrentPassword(session));
  const name = useMember(({ member }) => member?.userName ?? '');
  const userName = useSession(({ session }) => session?.userName ?? '');
  const hadToChangePassword = useRef(mustChangePassword);
  const first = name === '' ? t('password.first') : t('password.first.name', { name });
  const reason = isFirst ? first : mustChangePassword ? t('password.due') : userName;

  // The password may also have been changed in another tab.
  useEffect(() => {
    if (hadToChangePassword.current && !mustChangePassword && hasSession) continueAfterChange(returnTo);
    hadToChangePassword.current = mustChangePassword;
  }, [mustChangePassword, hasSession, returnTo]);

  return (
    <PageLayout title={t(isFirst ? 'password.first.title' : 'password.title')} hasBack={!mustChangePassword}>
      {reason !== '' && (
        <RowList>
          <Row icon="lock" title={reason} />
        </RowList>
      )}
      <ChangePasswordForm onChanged={() => mustChangePassword || continueAfterChange(returnTo)} />
      {mustChangePassword && (
        <div className={style.leave}>
          <LogOutButton />
        </div>
      )}
    </PageLayout>
  );
}
