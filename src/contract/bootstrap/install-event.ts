/** Chromium's `beforeinstallprompt` event (INST-1); missing from the DOM types. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /**
     * The last `beforeinstallprompt` event, saved by the inline bootstrap script because it may fire before the app
     * listens.
     */
    installEvent?: BeforeInstallPromptEvent;
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
    /** Chromium's event that fires after the web app has been installed, through the prompt or a browser menu. */
    appinstalled: Event;
  }
}
