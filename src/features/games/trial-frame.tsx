import { useEffect, useState } from 'react';
import { keepAwake } from '../../browser/wake-lock';
import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { useOnline } from '../../services/network/use-online';
import { Button } from '../../ui/button';
import { decideSandbox } from './decide-sandbox';
import style from './trial.module.css';

interface TrialFrameProps {
  readonly title: string;
  readonly address: string;
  /** It takes long; whether the game has come all the same is the frame's to know. */
  readonly isSlow: boolean;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly onRetry: () => void;
}

/** A game in its sandbox: it reaches nothing of this page, and the screen stays lit while it is played (GAME-3). */
export function TrialFrame({ title, address, isSlow, isLoaded, onLoad, onRetry }: TrialFrameProps) {
  const t = useText();
  const online = useOnline();
  const [sandbox] = useState(() => decideSandbox(address, urlHosts(useMerchant.getState().status, location.origin)));
  useEffect(keepAwake, []);
  return (
    <>
      <iframe
        className={style.frame}
        title={title}
        src={address}
        sandbox={sandbox}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      <div className={style.word} role="status">
        {!online && <p>{t('trial.offline')}</p>}
        {online && isSlow && !isLoaded && (
          <>
            <p>{t('trial.slow')}</p>
            <Button onClick={onRetry}>{t('action.retry')}</Button>
          </>
        )}
      </div>
    </>
  );
}
