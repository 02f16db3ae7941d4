import { useEffect, useState } from 'react';
import { mayReceiveSessionToken, type UrlHosts } from '../../../base/to-safe-url';
import { holdWakeLock } from '../../../browser/device/wake-lock';
import { getHostsToIsolate } from '../../../services/domain-list/url-hosts';
import { useTranslate } from '../../../services/i18n/i18n';
import { useOnline } from '../../../services/network/use-online';
import { Button } from '../../../ui/button/button';
import style from './trial.module.css';

/** `sandbox` permissions of every game: scripts, forms, pointer lock and orientation lock. */
const BASE_PERMISSIONS = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';

/**
 * Returns the `sandbox` attribute of a game's iframe (GAME-3). Many games need their storage to start, so a game keeps
 * its own origin. A game on one of the merchant's hosts, which also serve this app, gets an opaque origin instead.
 */
export const decideTrialFrameSandbox = (url: string, hosts: UrlHosts): string =>
  mayReceiveSessionToken(url, hosts) ? BASE_PERMISSIONS : `${BASE_PERMISSIONS} allow-same-origin`;

interface TrialFrameProps {
  readonly title: string;
  readonly url: string;
  /** Whether loading takes long; a message with a retry button is then shown until the frame has loaded. */
  readonly isSlow: boolean;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly onRetry: () => void;
}

/** A trial (demo) game in a sandboxed iframe. Holds a screen wake lock while mounted (GAME-3). */
export function TrialFrame({ title, url, isSlow, isLoaded, onLoad, onRetry }: TrialFrameProps) {
  const t = useTranslate();
  const online = useOnline();
  const isDelayed = isSlow && !isLoaded;
  const [sandbox] = useState(() => decideTrialFrameSandbox(url, getHostsToIsolate()));
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
      <div className={style.message} role="status" data-offline={!online || undefined}>
        {(!online || isDelayed) && <p>{t(online ? 'trial.slow' : 'trial.offline')}</p>}
        {isDelayed && <Button onClick={onRetry}>{t('action.retry')}</Button>}
      </div>
    </>
  );
}
