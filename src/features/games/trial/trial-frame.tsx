import { useEffect, useState } from 'react';
import { holdWakeLock } from '../../../browser/device/wake-lock';
import { claimedHosts } from '../../../services/domain-list/url-hosts';
import { useTranslate } from '../../../services/i18n/i18n';
import { useOnline } from '../../../services/network/use-online';
import { Button } from '../../../ui/button/button';
import { decideSandbox } from './decide-sandbox';
import style from './trial.module.css';

interface TrialFrameProps {
  readonly title: string;
  readonly url: string;
  /** Whether loading takes long; the message is hidden once the frame has loaded. */
  readonly isSlow: boolean;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly onRetry: () => void;
}

/** The game in a sandboxed iframe, isolated from this page. Holds a screen wake lock while mounted (GAME-3). */
export function TrialFrame({ title, url, isSlow, isLoaded, onLoad, onRetry }: TrialFrameProps) {
  const t = useTranslate();
  const online = useOnline();
  const [sandbox] = useState(() => decideSandbox(url, claimedHosts()));
  useEffect(holdWakeLock, []);
  return (
    <>
      <iframe
        className={style.frame}
        title={title}
        src={url}
        sandbox={sandbox}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      <div className={style.message} role="status">
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
