import { string } from 'valibot';
import { merchantOf, readDeployment } from '../../browser/deployment';
import { setDocumentLanguage } from '../../browser/document-root';
import { localStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/system';
import { LANGUAGE_KEY, LINES_PREFIX } from '../../contract/storage-keys';
import { decideLanguage } from '../../services/i18n/decide-language';
import { speak, text, useI18n } from '../../services/i18n/i18n';
import { showNotice } from '../../services/layers/notices';
import { keepStatus, readLastStatus } from '../../services/merchant/last-status';
import { adoptStatus, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/platform';
import { keepPaint } from '../../services/theme/keep-paint';
import { isOnScreen, isUnreachable } from './boot-machine';
import { moveBoot } from './boot-store';
import { decideStart } from './decide-start';
import { decideStartNotice } from './decide-start-notice';

/** Takes over what a status names: merchant, language and colours; without one, the visitor's language. */
async function dress(status: SiteStatus | undefined): Promise<void> {
  if (status) adoptStatus(status);
  const { languages = [], defaultLanguage } = status?.info.whitelabelVal ?? {};
  const language = decideLanguage({
    chosen: localStore.get(LANGUAGE_KEY, string()),
    browser: navigator.languages,
    offered: languages,
    merchantDefault: defaultLanguage,
  });
  await speak(language);
  if (!status) setDocumentLanguage(useI18n.getState().language);
}

async function enter(status: SiteStatus): Promise<void> {
  await dress(status);
  // The kept status may come through after the platform's own, which counts.
  if (useMerchant.getState().status !== status) return;
  keepPaint(status);
  moveBoot({ type: 'status', status });
}

function askStatus() {
  return call(statusEndpoint, {
    query: { device: 'MOBILE', track: '', originalDomain: location.hostname, url: location.origin + location.pathname },
    fresh: true,
    quiet: true,
  });
}

/** Asks for the status and takes it in; returns the error when there is none to be had (BOOT-1). */
async function refreshStatus(): Promise<ApiError | undefined> {
  const home = merchantCode();
  const answer = await askStatus();
  if (!answer.ok) return answer.error;
  keepStatus(home, answer.value, Date.now());
  await enter(answer.value);
  return undefined;
}

function fail(error: ApiError, last: SiteStatus | undefined) {
  const linesKnown = localStore.keys(LINES_PREFIX + merchantCode()).length > 0;
  return moveBoot({ type: 'failure', error, last, linesKnown });
}

/** Tells of a status that could not be had (BOOT-4). */
function tell(error: ApiError): void {
  const notice = decideStartNotice(error, location.protocol);
  if (notice) showNotice({ message: 'message' in notice ? notice.message : text(notice.key), key: 'start' });
}

/**
 * The start of the product: the status first, the last good one meanwhile (BOOT-1, BOOT-5, BOOT-7).
 * @param onSilence a status is on screen that could not be refreshed, because nobody answered
 */
export async function start(onSilence: () => void): Promise<void> {
  useMerchant.setState({ code: merchantOf(location.hostname, readDeployment()) });
  const last = readLastStatus(merchantCode());
  const asked = refreshStatus();
  if (last && decideStart(last, Date.now()) === 'paint-last') {
    await enter(last.status);
    void asked.then((error) => error && settle(error, last.status));
    return;
  }
  const error = await asked;
  if (!error) return;
  await dress(last?.status);
  if (last) keepPaint(last.status);
  settle(error, last?.status);

  function settle(failure: ApiError, known: SiteStatus | undefined) {
    const now = fail(failure, known);
    if (now.phase === 'domain-error') return;
    if (isOnScreen(now) && isUnreachable(failure)) onSilence();
    else tell(failure);
  }
}

/** Asks for the status again, without a reload (BOOT-2). Resolves when the answer has been taken in. */
export async function retryStart(): Promise<void> {
  const error = await refreshStatus();
  if (error && fail(error, undefined).phase !== 'domain-error') tell(error);
}
