import { type Clock, systemClock } from '../../base/clock';
import type { BeforeInstallPromptEvent } from '../../contract/bootstrap/install-event';

/** How long to wait for the user's choice in the browser's install prompt (ms); some browsers never report one. */
export const INSTALL_PROMPT_TIMEOUT_MS = 60_000;

/** Outcome of an install prompt. `unavailable`: the browser has not offered a prompt, or refuses to show it. */
export type InstallPromptOutcome = 'accepted' | 'dismissed' | 'no-response' | 'unavailable';

/** The property of `window` in which the bootstrap script saves the `beforeinstallprompt` event. */
interface EventHolder {
  installEvent?: BeforeInstallPromptEvent;
}

/** Whether the browser has offered its install prompt, and the offer has not been used yet. */
export const hasInstallPrompt = (holder: EventHolder = window): boolean => holder.installEvent !== undefined;

/** When the browser offered its install prompt (epoch ms); undefined if there is no unused offer. */
export const getInstallPromptTime = ({ installEvent }: EventHolder = window): number | undefined =>
  installEvent && performance.timeOrigin + installEvent.timeStamp;

/**
 * Shows the browser's install prompt, which works once for each event. Call it in a click handler (it needs user
 * activation). Always resolves: with `no-response` if the browser does not report the user's choice.
 */
export async function showInstallPrompt(
  holder: EventHolder = window,
  clock: Clock = systemClock,
): Promise<InstallPromptOutcome> {
  const event = holder.installEvent;
  if (!event) return 'unavailable';
  delete holder.installEvent;
  const timer = new AbortController();
  const timeout = clock.sleep(INSTALL_PROMPT_TIMEOUT_MS, timer.signal).then((): InstallPromptOutcome => 'no-response');
  try {
    const answer = Promise.resolve(event.prompt()).then(({ outcome }): InstallPromptOutcome => outcome);
    return await Promise.race([answer, timeout]);
  } catch {
    // Already used, without user activation, or not allowed in this window.
    return 'unavailable';
  } finally {
    timer.abort();
  }
}

/**
 * Calls `onPrompt` when the browser offers its install prompt, and `onInstalled` when the web app has been installed.
 * Returns a function that stops listening.
 */
export function watchInstallation(onPrompt: () => void, onInstalled: () => void): () => void {
  window.addEventListener('beforeinstallprompt', onPrompt);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onPrompt);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

/**
 * Resolves with whether the browser reports that this app is installed on the device; false if the browser does not
 * support the query.
 */
export async function hasInstalledRelatedApp(browser: object = navigator): Promise<boolean> {
  if (!('getInstalledRelatedApps' in browser) || typeof browser.getInstalledRelatedApps !== 'function') return false;
  try {
    const apps: unknown = await browser.getInstalledRelatedApps();
    return Array.isArray(apps) && apps.length > 0;
  } catch {
    // Only in a top-level page over https.
    return false;
  }
}
