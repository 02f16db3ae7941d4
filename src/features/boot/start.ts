import { string } from 'valibot';
import { merchantOf, readDeployment } from '../../browser/deployment';
import { setDocumentLanguage } from '../../browser/document-root';
import { localStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/system';
import { LANGUAGE_KEY } from '../../contract/storage-keys';
import { decideLanguage } from '../../services/i18n/decide-language';
import { speak, useI18n } from '../../services/i18n/i18n';
import { showApiError } from '../../services/layers/notices';
import { keepStatus, readLastStatus } from '../../services/merchant/last-status';
import { adoptStatus, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { call } from '../../services/platform/platform';
import { keepPaint } from '../../services/theme/keep-paint';

import { useBoot } from './boot-store';
import { decideSiteState } from './decide-site-state';
import { decideStart } from './decide-start';

/** Takes a status in: merchant, language and colours first, then the screen it gives. */
async function enter(status: SiteStatus): Promise<void> {
  adoptStatus(status);
  const { languages, defaultLanguage } = status.info.whitelabelVal;
  const language = decideLanguage({
    chosen: localStore.get(LANGUAGE_KEY, string()),
    browser: navigator.languages,
    offered: languages,
    merchantDefault: defaultLanguage,
  });
  await speak(language);
  // The kept status may come through after the platform's own, which counts.
  if (useMerchant.getState().status !== status) return;
  keepPaint(status);
  useBoot.setState({ boot: { phase: decideSiteState(status) } });
}

function askStatus() {
  return call(statusEndpoint, {
    query: { device: 'MOBILE', track: '', originalDomain: location.hostname, url: location.origin + location.pathname },
    fresh: true,
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

/** The start of the product: the status first, the last good one meanwhile (BOOT-1, BOOT-5, BOOT-7). */
export async function start(): Promise<void> {
  useMerchant.setState({ code: merchantOf(location.hostname, readDeployment()) });
  const last = readLastStatus(merchantCode());
  const asked = refreshStatus();
  if (last && decideStart(last, Date.now()) === 'paint-last') {
    await enter(last.status);
    void asked.then(tellUnlessAway);
    return;
  }
  const error = await asked;
  if (!error) return;
  if (!last) return fallBack(error);
  await enter(last.status);
  tellUnlessAway(error);
}

/** With the product on screen a failed refresh is news only when the platform itself said something. */
function tellUnlessAway(error: ApiError | undefined): void {
  if (error && error.layer !== 'offline' && error.layer !== 'timeout') showApiError(error);
}

async function fallBack(error: ApiError): Promise<void> {
  const chosen = localStore.get(LANGUAGE_KEY, string());
  await speak(decideLanguage({ chosen, browser: navigator.languages, offered: [], merchantDefault: undefined }));
  setDocumentLanguage(useI18n.getState().language);
  useBoot.setState({ boot: { phase: 'failed', error } });
}

/** Asks for the status again, without a reload (BOOT-2). Resolves when the answer has been taken in. */
export async function retryStart(): Promise<void> {
  const error = await refreshStatus();
  if (!error) return;
  if (useBoot.getState().boot.phase === 'failed') useBoot.setState({ boot: { phase: 'failed', error } });
  else showApiError(error);
}
