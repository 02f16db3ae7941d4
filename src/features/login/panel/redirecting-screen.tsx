import { useEffect } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { redirectAfterLogin } from '../../../services/session-lifecycle/redirect-after-login';
import { refreshMember } from '../../../services/session-lifecycle/refresh-member';
import style from './redirecting-screen.module.css';

/**
 * Redirects a signed-in member to the `redirectUrl` (ROUTE-7). Validates the session with the platform first: if the
 * session has expired, the site of the `redirectUrl` would redirect back, in an endless loop.
 * @param returnTo path of the page to return to, whose query may contain the `redirectUrl`
 */
export function RedirectingScreen({ returnTo }: { readonly returnTo: string | undefined }) {
  const t = useTranslate();
  useEffect(() => {
    let isMounted = true;
    void refreshMember().then(() => {
      if (isMounted) redirectAfterLogin(returnTo);
    });
    return () => {
      isMounted = false;
    };
  }, [returnTo]);
  return (
    <p role="status" className={style.redirecting}>
      {t('login.leaving')}
    </p>
  );
}
