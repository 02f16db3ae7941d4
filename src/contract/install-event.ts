/** Chromium's `beforeinstallprompt` event (INST-1), which the DOM library does not declare. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Saved by the inline bootstrap script, because it may fire before other listeners exist. */
    installEvent?: InstallEvent;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
    /** Chromium: the product has been installed, by its prompt or by a menu of the browser. */
    appinstalled: Event;
  }
}
