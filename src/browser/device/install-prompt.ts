import { type Clock, systemClock } from '../../base/clock';
import type { InstallEvent } from '../../contract/install-event';

/** How long the answer to the browser's prompt is waited for (ms); some browsers never give one. */
export const PROMPT_TIMEOUT_MS = 60_000;

/** `unavailable`: the browser has offered no prompt, or refuses to show it. */
export type PromptOutcome = 'accepted' | 'dismissed' | 'no-response' | 'unavailable';

/** The part of `window` that holds the event. */
interface EventHolder {
  installEvent?: InstallEvent;
}

/** Whether the browser has offered its install prompt. */
export const hasInstallPrompt = (holder: EventHolder = window): boolean => holder.installEvent !== undefined;

/**
 * Shows the browser's install prompt, which works once for each event. Call it in the tap itself. Resolves in any case: with
 * `no-response` if the browser gives no answer.
 */
export async function showInstallPrompt(
  holder: EventHolder = window,
  clock: Clock = systemClock,
): Promise<PromptOutcome> {
  const event = holder.installEvent;
  if (!event) return 'unavailable';
  delete holder.installEvent;
  const timer = new AbortController();
  const timeout = clock.sleep(PROMPT_TIMEOUT_MS, timer.signal).then((): PromptOutcome => 'no-response');
  try {
    const answer = Promise.resolve(event.prompt()).then(({ outcome }): PromptOutcome => outcome);
    return await Promise.race([answer, timeout]);
  } catch {
    // Used before, not in a tap, or not allowed in this window.
    return 'unavailable';
  } finally {
    timer.abort();
  }
}

/** Calls the listeners when the browser offers its prompt, and when the product has been installed. Returns a function that stops it. */
export function watchInstallation(onPrompt: () => void, onInstalled: () => void): () => void {
  window.addEventListener('beforeinstallprompt', onPrompt);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', onPrompt);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

/** Whether this page is an installed window on a desktop, with its own title bar. */
export const hasWindowControls = (): boolean => matchMedia('(display-mode: window-controls-overlay)').matches;

/** Whether the browser has found this product among the device's apps; false where it cannot tell. */
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
