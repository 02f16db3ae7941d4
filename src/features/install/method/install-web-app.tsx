import { showInstallPrompt } from '../../../browser/device/install-prompt';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { showNotice } from '../../../services/overlays/notices';
import { openOverlay, showToast } from '../../../services/overlays/overlays';
import type { InstallGuideKind, InstallMethod } from '../environment/decide-install-method';
import { InstallGuide } from '../guide/install-guide';
import { recordWebAppInstallation } from '../installed/record-web-app-installation';
import { updateInstallPromptAvailability } from '../installed/use-installation';

/**
 * Outcome of an attempt to install the web app. `no-response`: the browser has not reported the user's choice.
 * `guide`: the install guide for this browser was opened. `unavailable`: this browser cannot install web apps.
 */
export type InstallOutcome = 'accepted' | 'dismissed' | 'no-response' | 'guide' | 'installed' | 'unavailable';

/** Overlay key of the install guide. */
export const INSTALL_GUIDE_OVERLAY_KEY = 'install-guide';

/** How long the toast after an installation is shown (ms). */
const INSTALLED_TOAST_MS = 4_000;

/**
 * Installs the web app with the browser's install prompt. If the browser offers no prompt, opens a guide that
 * explains how to install with the browser's menu (INST-1, INST-3). Call it in a click handler, because the prompt
 * needs user activation. Resolves with the outcome; never rejects.
 */
export async function installWebApp(method: InstallMethod): Promise<InstallOutcome> {
  switch (method.kind) {
    case 'installed':
      return 'installed';
    case 'none':
      showNotice({ message: { key: 'install.unavailable' } });
      return 'unavailable';
    case 'guide':
      openGuide(method.guide);
      return 'guide';
    case 'native': {
      const outcome = await showInstallPrompt();
      updateInstallPromptAvailability();
      if (outcome === 'accepted') {
        const name = useMerchant.getState().status?.info.whitelabelVal.name ?? '';
        showToast({ key: 'install.accepted', values: { name } }, 'status', INSTALLED_TOAST_MS);
        await recordWebAppInstallation();
      }
      if (outcome !== 'unavailable') return outcome;
      openGuide('chromium');
      return 'guide';
    }
  }
}

const openGuide = (guide: InstallGuideKind): void =>
  openOverlay({
    kind: 'dialog',
    key: INSTALL_GUIDE_OVERLAY_KEY,
    render: (close, toasts) => <InstallGuide guide={guide} toasts={toasts} onClose={close} />,
  });
