import { useEffect, useState } from 'react';
import { copyText } from '../../browser/device/share';
import { readBuildInfo } from '../../browser/page/build-info';
import { postToServiceWorker, subscribeToServiceWorkerMessages } from '../../browser/workers/service-worker-bridge';
import { fetchServiceWorkerState } from '../../browser/workers/service-worker-state';
import type { ServiceWorkerState } from '../../contract/service-worker/service-worker-state';
import { useI18n } from '../../services/i18n/i18n';
import { useOnline } from '../../services/network/use-online';
import { showToast } from '../../services/overlays/overlays';
import { useContractDeviations } from '../../services/platform/deviation-log';
import { usePopupLog } from '../../services/popups/popup-log';
import { getCurrentSession } from '../../services/session/session-store';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import style from './diagnostics.module.css';
import { buildDiagnosticsRows, type DiagnosticsRow, formatDateTime, hasUnprecachedFiles } from './diagnostics-rows';
import { formatDiagnosticsText } from './diagnostics-text';
import { useDeviceFacts } from './use-device-facts';
import { useFailedCallLines } from './use-failed-call-lines';
import { useStatusFindings } from './use-status-findings';

/**
 * Returns the state of the service worker, fetched again on every message from the worker. `loading`: the first
 * request is pending; `none`: no worker has responded.
 */
function useServiceWorkerState(): ServiceWorkerState | 'loading' | 'none' {
  const [state, setState] = useState<ServiceWorkerState | 'loading' | 'none'>('loading');
  useEffect(() => {
    let isUnmounted = false;
    const refresh = () =>
      void fetchServiceWorkerState().then((response) => isUnmounted || setState(response ?? 'none'));
    refresh();
    const unsubscribe = subscribeToServiceWorkerMessages(refresh);
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, []);
  return state;
}

/** State and error log of the app on this device, which the user can copy for customer service. */
export function Diagnostics() {
  const { t, language } = useI18n();
  const isOnline = useOnline();
  const state = useServiceWorkerState();
  const deviations = useContractDeviations((log) => log.deviations);
  const findings = useStatusFindings();
  const popups = usePopupLog((state) => state.entries);
  const facts = useDeviceFacts();
  const calls = useFailedCallLines();
  const { build } = readBuildInfo();
  const { locale } = language;
  const hasState = typeof state === 'object';
  const rows: readonly DiagnosticsRow[] = [
    { key: 'diagnostics.app', lines: [build] },
    { key: 'diagnostics.connection', lines: [t(isOnline ? 'diagnostics.online' : 'diagnostics.offline')] },
    ...(state === 'loading'
      ? []
      : [{ key: 'diagnostics.worker', lines: [t(`diagnostics.worker.${state === 'none' ? 'off' : 'on'}`)] } as const]),
    ...(facts.hasPush === undefined
      ? []
      : [{ key: 'push.title', lines: [t(facts.hasPush ? 'push.turned_on' : 'push.turned_off')] } as const]),
    ...(hasState ? buildDiagnosticsRows(state, { t, locale }) : []),
  ];

  const faults = [...calls, ...(hasState ? state.faults : [])].sort((a, b) => b.at - a.at);

  async function copy() {
    const session = getCurrentSession();
    const at = (time: number) => new Date(time).toISOString();
    const sections = {
      app: [build, location.origin, at(Date.now()), isOnline ? 'online' : 'offline', ...facts.installation],
      push: facts.push,
      'failed requests': calls.map((call) => `${at(call.at)} ${call.what}`),
      worker: hasState ? Object.entries(state).map(([name, value]) => `${name}: ${JSON.stringify(value)}`) : [state],
      deviations: deviations.map(({ endpoint, path, expected }) => `${endpoint}: ${path} (${expected})`),
      status: findings,
      popups: popups.map((popup) => `${at(popup.at)} ${popup.key}: ${popup.status} (${popup.reason})`),
    };
    const privateTexts = [session?.token, session?.userName, session?.userName?.replace(/^\D*0*/, ''), session?.id];
    const isCopied = await copyText(formatDiagnosticsText(sections, privateTexts));
    showToast({ key: isCopied ? 'diagnostics.copied' : 'diagnostics.copy.refused' }, isCopied ? 'status' : 'alert');
  }

  return (
    <>
      <p>{t('diagnostics.text')}</p>
      <Card as="dl" flush className={style.lines}>
        {rows.map(({ key, lines }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </Card>
      <details className={style.details}>
        <summary>{t('diagnostics.details')}</summary>
        <ul className={style.faults} dir="ltr">
          {[...facts.installation, ...facts.push].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <h2>{t('diagnostics.faults')}</h2>
      {faults.length === 0 && <p>{t('diagnostics.faults.none')}</p>}
      <ul className={style.faults} dir="ltr">
        {faults.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, locale)}</time> {what}
          </li>
        ))}
      </ul>
      {deviations.length + findings.length > 0 && (
        <>
          <h2>{t('diagnostics.deviations')}</h2>
          <ul className={style.faults} dir="ltr">
            {deviations.map(({ endpoint, path, expected }) => (
              <li key={`${endpoint} ${path} ${expected}`}>
                {endpoint}: {path} ({expected})
              </li>
            ))}
            {findings.map((line) => (
              <li key={line}>status: {line}</li>
            ))}
          </ul>
        </>
      )}
      {popups.length > 0 && (
        <>
          <h2>{t('diagnostics.popups')}</h2>
          <ul className={style.faults} dir="ltr">
            {[...popups].reverse().map(({ at, key, status, reason }) => (
              <li key={`${at} ${key} ${status} ${reason}`}>
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, locale)}</time> {key}: {status} (
                {reason})
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={style.actions}>
        <Button wide onClick={() => void copy()}>
          {t('diagnostics.copy')}
        </Button>
        {hasState && hasUnprecachedFiles(state) && (
          <Button
            look="secondary"
            wide
            onClick={() => postToServiceWorker({ type: 'page-idle', isWanted: true, isInterested: true, inUse: [] })}
          >
            {t('diagnostics.keep')}
          </Button>
        )}
      </div>
    </>
  );
}
