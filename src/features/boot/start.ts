import { string } from 'valibot';
import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { merchantOf, readDeployment } from '../../browser/deployment';
import { setDocumentLanguage } from '../../browser/document-root';
import { isOnline } from '../../browser/network';
import { localStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/system';
import { LANGUAGE_KEY, LINES_PREFIX } from '../../contract/storage-keys';
import { decideLanguage } from '../../services/i18n/decide-language';
import { speak, text, useI18n } from '../../services/i18n/i18n';
import { NETWORK_FIRST } from '../../services/last-known/ask-with-patience';
import { closeNotice, showNotice } from '../../services/layers/notices';
import { keepStatus, readLastStatus } from '../../services/merchant/last-status';
import { adoptStatus, homeCode, useMerchant } from '../../services/merchant/merchant-store';
import { type ReturnWatch, watchReturn } from '../../services/network/watch-return';
import { call } from '../../services/platform/platform';
import { keepPaint } from '../../services/theme/keep-paint';
import { isOnScreen, isUnreachable } from './boot-machine';
import { moveBoot } from './boot-store';
import { decideStart } from './decide-start';
import { decideStartNotice } from './decide-start-notice';

const NOTICE = 'start';
/** A start that has nothing to show says so after this long, milliseconds; the answer is waited for behind. */
const PATIENCE = 10_000;

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

let arrived = (): void => undefined;
/** Resolves with the first status of now. */
export const freshStatus = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Runs while there is no status of now. */
let watch: ReturnWatch | undefined;

/** Asks for the status and takes it in; returns the error when there is none to be had (BOOT-1). */
async function refreshStatus(): Promise<ApiError | undefined> {
  watch ??= watchReturn();
  watch.begin();
  const answer = await askStatus();
  if (!answer.ok) return answer.error;
  watch?.stop();
  watch = undefined;
  keepStatus(homeCode(), answer.value, Date.now());
  closeNotice(NOTICE);
  await enter(answer.value);
  arrived();
  return undefined;
}

function fail(error: ApiError, last: SiteStatus | undefined) {
  const key = LINES_PREFIX + homeCode();
  if (isUnreachable(error)) watch?.failed(refreshAgain);
  return moveBoot({ type: 'failure', error, online: isOnline(), last, linesKnown: localStore.keys(key).includes(key) });
}

/** Asks for the status once more, the network or the platform being back; answers whether there is one (BOOT-5). */
export async function refreshAgain(): Promise<boolean> {
  const error = await refreshStatus();
  if (error) fail(error, undefined);
  return !error;
}

/** Whether the platform has said nothing, for as long as what was had before waits for the network (OFF-3) or longer. */
async function isSilent(asked: Promise<unknown>, patience = NETWORK_FIRST): Promise<boolean> {
  const heard = await withTimeout(asked, patience, systemClock);
  // A status that has come and is still being taken in counts, whatever was kept.
  return !heard.ok && watch !== undefined;
}

/** Tells of a status that could not be had (BOOT-4); it goes by itself when there is one. */
function tell(error: ApiError): void {
  const notice = decideStartNotice(error, location.protocol);
  if (notice) showNotice({ message: 'message' in notice ? notice.message : text(notice.key), key: NOTICE });
}

/**
 * The start of the product: the status first, the last good one meanwhile (BOOT-1, BOOT-5, BOOT-7).
 * @param onSilence a status is on screen that is not refreshed, because nobody answers
 */
export async function start(onSilence: () => void): Promise<void> {
  const home = merchantOf(location.hostname, readDeployment());
  useMerchant.setState({ code: home, home });
  const last = readLastStatus(home);
  const asked = refreshStatus();
  const silence = isSilent(asked);
  const plan = decideStart(last, Date.now());
  if (last && (plan === 'paint-last' || (plan === 'ask-first' && (await silence)))) {
    await enter(last.status);
    void silence.then((silent) => silent && onSilence());
    void asked.then((error) => error && settle(error, last.status));
    return;
  }
  if (await isSilent(asked, PATIENCE)) {
    await dress(undefined);
    fail({ layer: 'timeout', endpoint: statusEndpoint.name, afterMs: PATIENCE }, undefined);
    void asked.then((error) => error && settle(error, undefined));
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
