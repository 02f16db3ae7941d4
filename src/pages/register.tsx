import { Navigate, useLocation } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { Leaving } from '../features/login/leaving';
import { LoginOffer } from '../features/registration/login-offer';
import { RegisterForm } from '../features/registration/register-form';
import { useText } from '../services/i18n/i18n';
import { SocialSlot } from '../services/identity/social-slot';
import { Brand } from '../services/merchant/brand';
import { carried } from '../services/navigation/navigator';
import { PageScreen } from '../services/navigation/page-screen';
import { redirectUrlOf } from '../services/navigation/return-address';
import { useSession } from '../services/session/session-store';
import style from './register.module.css';

/** Registration (REG-1). Whoever comes with a session has nothing to do here and is led home, or where he came to go on to (ROUTE-7). */
export default function RegisterPage() {
  const t = useText();
  const hasSession = useSession(({ session }) => session !== undefined);
  const leaves = redirectUrlOf(useLocation().search) !== undefined;
  if (hasSession && !leaves) return <Navigate replace to={carried(ROUTES.home.path)} />;
  return (
    <PageScreen title={t('register.title')}>
      <div className={style.brand}>
        <Brand />
      </div>
      {hasSession ? (
        <Leaving wanted={undefined} />
      ) : (
        <>
          <RegisterForm />
          <SocialSlot folded />
          <LoginOffer />
        </>
      )}
    </PageScreen>
  );
}
