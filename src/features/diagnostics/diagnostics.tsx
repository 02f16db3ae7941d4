import { copyText } from '../../browser/clipboard';
import { readDeployment } from '../../browser/deployment';
import { tellServiceWorker } from '../../browser/sw-bridge';
import { useI18n } from '../../services/i18n/i18n';
import { showToast } from '../../services/layers/layers';
import { useOnline } from '../../services/network/use-online';
import { Button } from '../../ui/button';
import { describeState, formatTime, lacksFiles, type StateLine } from './describe-state';
import style from './diagnostics.module.css';
import { useWorkerState } from './use-worker-state';

/** What this device has of the app and what went wrong, for whoever helps a member; it can be copied. */
export function Diagnostics() {
  const { t, language } = useI18n();
  const online = useOnline();
  const state = useWorkerState();
  const { build } = readDeployment();
  const { locale } = language;
  const isTold = typeof state === 'object';
  const lines: readonly StateLine[] = [
    { key: 'diagnostics.app', told: [build] },
    { key: 'diagnostics.connection', told: [t(online ? 'diagnostics.online' : 'diagnostics.offline')] },
    { key: 'diagnostics.worker', told: [t(state === 'none' ? 'diagnostics.worker.off' : 'diagnostics.worker.on')] },
    ...(isTold ? describeState(state, { t, locale }) : []),
  ];

  async function copy() {
    const isCopied = await copyText(JSON.stringify({ app: build, online, worker: state }, null, 2));
    showToast(t(isCopied ? 'diagnostics.copied' : 'diagnostics.copy.refused'), isCopied ? 'status' : 'alert');
  }

  if (state === 'asking') return null;
  return (
    <>
      <p>{t('diagnostics.text')}</p>
      <dl className={style.lines}>
        {lines.map(({ key, told }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            {told.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {isTold && (
        <>
          <h2>{t('diagnostics.faults')}</h2>
          {state.faults.length === 0 && <p>{t('diagnostics.faults.none')}</p>}
          <ul className={style.faults}>
            {[...state.faults].reverse().map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                <time dateTime={new Date(at).toISOString()}>{formatTime(at, locale)}</time> {what}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={style.actions}>
        <Button wide onClick={() => void copy()}>
          {t('diagnostics.copy')}
        </Button>
        {isTold && lacksFiles(state) && (
          <Button look="secondary" wide onClick={() => tellServiceWorker({ type: 'page-idle', isWanted: true })}>
            {t('diagnostics.keep')}
          </Button>
        )}
      </div>
    </>
  );
}
