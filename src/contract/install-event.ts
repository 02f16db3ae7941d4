/** The browser's offer to install (INST-1), as Chromium fires it; no DOM library declares it. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer, kept by the first script: it may come before anything else listens. */
    installEvent?: InstallEvent;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}
