import { Navigate, useLocation } from 'react-router-dom';
import { Leaving } from '../features/login/leaving';
import { LoginInvitation } from '../features/login/login-invitation';
import { LoginPanel } from '../features/login/login-panel';
import { useText } from '../services/i18n/i18n';
import { Brand } from '../services/merchant/brand';
import { merchantPaths } from '../services/merchant/merchant-paths';
import { useMerchant } from '../services/merchant/merchant-store';
import { carried } from '../services/navigation/navigator';
import { PageScreen } from '../services/navigation/page-screen';
import { redirectUrlOf } from '../services/navigation/return-address';
import { readWanted } from '../services/navigation/wanted';
import { decideLanding } from '../services/session/decide-landing';
import { useSession } from '../services/session/session-store';
import { useSignInElsewhere } from '../services/session/sign-in-channel';
import style from './login.module.css';

/** Sign-in (LOGIN-1). With a session there is nothing to do here: whoever has one is led on, however it began. */
export default function LoginPage() {
  const t = useText();
  useSignInElsewhere();
  const { state, search } = useLocation();
  const wanted = readWanted(state);
  const { session, landing } = useSession();
  const status = useMerchant((merchant) => merchant.status);
  const leaves = session !== undefined && redirectUrlOf(search, wanted) !== undefined;
  if (session && !leaves) {
    const lands = decideLanding(session.updatePassword, merchantPaths(status), wanted ?? landing);
    return <Navigate replace to={carried(lands)} />;
  }
  return (
    <PageScreen title={t('login.title')}>
      <div className={style.brand}>
        <Brand />
      </div>
      {session ? (
        <Leaving wanted={wanted} />
      ) : (
        <>
          <LoginPanel />
          <LoginInvitation />
        </>
      )}
    </PageScreen>
  );
}
