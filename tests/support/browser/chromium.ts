import './browser-environment';

const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;

/**
 * Path of the browser for tests, benchmarks and the gallery: the system's Chromium unless CHROME_PATH is set. No
 * browser is downloaded.
 */
export const CHROMIUM_PATH = CHROME_PATH ?? '/usr/bin/chromium';

/**
 * Path of Chromium's headless shell, for tests that need no prompts, push or installation. If HEADLESS_SHELL_PATH is
 * not set, it is the path of Chromium itself.
 */
export const HEADLESS_CHROMIUM_PATH = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH;

/**
 * Chromium features to disable. Chromium uses only the last `--disable-features` on its command line, so this list
 * repeats the features that Playwright disables. The entries with `WebUI` keep Chromium from preloading pages of its
 * address bar next to each page of a test.
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

/**
 * Flags with which Chromium opens connections only for pages and never uses QUIC, so that the fault proxy sees all
 * traffic.
 */
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
