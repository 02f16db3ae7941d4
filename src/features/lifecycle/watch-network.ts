import { subscribeNetwork } from '../../browser/network';
import { text } from '../../services/i18n/i18n';
import { showToast } from '../../services/layers/layers';
import { decideOfflineToast } from './decide-offline-toast';

/** How long the toast stays, milliseconds (OFF-1). */
const TOAST_MS = 1500;

/** Tells when the browser goes offline, for as long as the page lives (OFF-1). */
export function watchNetwork(): void {
  subscribeNetwork((online) => {
    const told = decideOfflineToast({ online, isSecure: window.isSecureContext });
    if (told) showToast(text('offline.toast'), 'alert', TOAST_MS);
  });
}
