import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The oldest major version with which the tests are known to pass. Chromium 150 reports a page as online if it opens
 * from a service worker while a test emulates a lost network.
 */
const MIN_CHROMIUM_MAJOR = 156;

/** Returns the paths at which Chromium may be installed; CHROME_PATH comes first. */
const candidates = () => [
  process.env.CHROME_PATH,
  DEBIAN_CHROMIUM,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const findBrowser = () => candidates().find((file) => file !== undefined && existsSync(file));

/**
 * Returns the path of Chromium's headless shell, and installs the shell if it is missing. The shell has the same
 * engine without the browser's user interface, and needs a sixth less CPU. Falls back to `browser`.
 */
function findHeadlessShell(browser) {
  const { HEADLESS_SHELL_PATH } = process.env;
  if (HEADLESS_SHELL_PATH !== undefined) return HEADLESS_SHELL_PATH;
  try {
    if (!existsSync(HEADLESS_SHELL)) installDebianPackages(['chromium-headless-shell']);
    return HEADLESS_SHELL;
  } catch (error) {
    console.log(`no headless shell: ${error.message}`);
    return browser;
  }
}

/** Returns the major version that a browser prints, or `undefined`. */
function readMajorVersion(browser) {
  const output = execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const major = /\b(\d+)\.\d+\.\d+/.exec(output)?.[1];
  return major === undefined ? undefined : Number(major);
}

const isTooOld = (browser) => (readMajorVersion(browser) ?? MIN_CHROMIUM_MAJOR) < MIN_CHROMIUM_MAJOR;

/** Installs Debian's packages if there is no browser, and upgrades Debian's browser if it is too old for the tests. */
function installOrUpgrade() {
  const browser = findBrowser();
  if (browser !== undefined && (browser !== DEBIAN_CHROMIUM || !isTooOld(browser))) return;
  installDebianPackages(['chromium', 'chromium-headless-shell']);
}

/**
 * Finds Chromium and its headless shell, or installs Debian's packages, also if those of the machine are too old.
 * Sets CHROME_PATH and HEADLESS_SHELL_PATH for later steps. Throws when there is no Chromium.
 */
export function ensureChromium() {
  installOrUpgrade();
  const browser = findBrowser();
  if (browser === undefined) throw new Error('Chromium is missing: install it, or set CHROME_PATH');
  process.env.CHROME_PATH = browser;
  process.env.HEADLESS_SHELL_PATH = findHeadlessShell(browser);
  if (isTooOld(browser)) console.log(`${browser} is older than ${MIN_CHROMIUM_MAJOR}: some offline tests will fail`);
  console.log(browser);
  console.log(process.env.HEADLESS_SHELL_PATH);
}
