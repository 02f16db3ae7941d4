import { useEffect } from 'react';
import { useText } from '../../services/i18n/i18n';
import { leadOn } from '../../services/session/lead-on';
import { refreshMember } from '../../services/session/refresh-member';
import style from './leaving.module.css';

/**
 * Leaves for the `redirectUrl` with the session that there is (ROUTE-7). The platform is asked first whether it still
 * lives: another site would send a dead one straight back, and so in a circle. @param wanted the page to return to
 */
export function Leaving({ wanted }: { readonly wanted: string | undefined }) {
  const t = useText();
  useEffect(() => {
    let stays = true;
    void refreshMember().then(() => {
      if (stays) leadOn(wanted);
    });
    return () => {
      stays = false;
    };
  }, [wanted]);
  return (
    <p role="status" className={style.leaving}>
      {t('login.leaving')}
    </p>
  );
}
