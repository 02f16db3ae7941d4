const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;

/** The browser for tests, bench and gallery: the system's Chromium, never a downloaded one. */
export const CHROMIUM_PATH = CHROME_PATH ?? '/usr/bin/chromium';

/** Chromium's headless shell, for tests that need no prompts, push or installation; without it, Chromium itself. */
export const HEADLESS_CHROMIUM_PATH = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH;

/**
 * Chromium features to disable. Only the last `--disable-features` on a command line counts, so this repeats
 * Playwright's own list; the `WebUI` entries stop the address bar from preloading pages next to each page of a test.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Flags with which only pages open connections, without QUIC, so that the fault proxy sees all traffic. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
