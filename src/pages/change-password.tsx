import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LogOutButton } from '../features/account/log-out-button';
import { ChangePasswordForm } from '../features/password/change-password-form';
import { decideReturn } from '../features/password/decide-return';
import { text, useText } from '../services/i18n/i18n';
import { showToast } from '../services/layers/layers';
import { PageScreen } from '../services/navigation/page-screen';
import { readWanted } from '../services/navigation/wanted';
import { leadOn } from '../services/session/lead-on';
import { useSession } from '../services/session/session-store';
import { Message } from '../ui/message';
import style from './change-password.module.css';

/** The password is another one: on to where the visitor was going (ROUTE-2, ROUTE-7). */
function moveOn(wanted: string | undefined): void {
  showToast(text('password.changed'));
  leadOn(wanted, { replace: true });
}

/** A new password: where it is due nothing else is open, but logging out (LOGIN-8). */
export default function ChangePasswordPage() {
  const t = useText();
  const { state, pathname } = useLocation();
  const wanted = decideReturn(readWanted(state), pathname);
  const hasSession = useSession(({ session }) => session !== undefined);
  const isDue = useSession(({ session }) => session?.updatePassword === true);
  const wasDue = useRef(isDue);

  // One that was due may have been changed in another tab as well.
  useEffect(() => {
    if (wasDue.current && !isDue && hasSession) moveOn(wanted);
    wasDue.current = isDue;
  }, [isDue, hasSession, wanted]);

  return (
    <PageScreen title={t('password.title')} hasBack={!isDue}>
      {isDue && <Message tone="quiet">{t('password.due')}</Message>}
      <ChangePasswordForm onChanged={() => isDue || moveOn(wanted)} />
      {isDue && (
        <div className={style.leave}>
          <LogOutButton />
        </div>
      )}
    </PageScreen>
  );
}
