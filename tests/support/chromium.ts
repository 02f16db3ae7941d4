const { CHROME_PATH } = process.env;

/** The browser that tests, bench and gallery drive: the one of the system, never a download. */
export const CHROMIUM_PATH = CHROME_PATH ?? '/usr/bin/chromium';

/**
 * What the driver switches off, for the last list of a command line is the only one that counts; and the pages that the
 * address bar of an ordinary window would keep ready beside each page of a test.
 */
const SWITCHED_OFF = [
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

/** Nothing starts a connection but the page itself; QUIC off, so that the fault proxy sees all of it. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
];
