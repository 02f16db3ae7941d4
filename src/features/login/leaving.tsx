import { useEffect } from 'react';
import { useText } from '../../services/i18n/i18n';
import { refreshMember } from '../../services/session/refresh-member';
import { currentSession } from '../../services/session/session-store';
import { leadOn } from './lead-on';
import style from './leaving.module.css';

interface LeavingProps {
  readonly wanted: string | undefined;
  readonly mustChange: boolean;
}

/**
 * Leaves for the `redirectUrl` with the session that there is (ROUTE-7). The platform is asked first whether it still
 * lives: another site would send a dead one straight back, and so in a circle.
 */
export function Leaving({ wanted, mustChange }: LeavingProps) {
  const t = useText();
  useEffect(() => {
    let stays = true;
    void refreshMember().then(() => {
      if (stays && currentSession()) leadOn(mustChange, wanted);
    });
    return () => {
      stays = false;
    };
  }, [wanted, mustChange]);
  return (
    <p role="status" className={style.leaving}>
      {t('login.leaving')}
    </p>
  );
}
