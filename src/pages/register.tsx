import { Navigate } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { LoginOffer } from '../features/registration/login-offer';
import { RegisterForm } from '../features/registration/register-form';
import { useText } from '../services/i18n/i18n';
import { Brand } from '../services/merchant/brand';
import { carried } from '../services/navigation/navigator';
import { PageScreen } from '../services/navigation/page-screen';
import { useSession } from '../services/session/session-store';
import style from './register.module.css';

/** Registration (REG-1). Whoever has a session has nothing to do here and is led home. */
export default function RegisterPage() {
  const t = useText();
  const hasSession = useSession(({ session }) => session !== undefined);
  if (hasSession) return <Navigate replace to={carried(ROUTES.home.path)} />;
  return (
    <PageScreen title={t('register.title')}>
      <div className={style.brand}>
        <Brand />
      </div>
      <RegisterForm />
      <LoginOffer />
    </PageScreen>
  );
}
