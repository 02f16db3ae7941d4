import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the paths at which Chromium may be installed; CHROME_PATH comes first. */
const candidates = () => [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
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

/**
 * Finds Chromium and its headless shell, or installs Debian's packages. Sets CHROME_PATH and HEADLESS_SHELL_PATH for
 * later steps. Throws when there is no Chromium.
 */
export function ensureChromium() {
  if (findBrowser() === undefined) installDebianPackages(['chromium', 'chromium-headless-shell']);
  const browser = findBrowser();
  if (browser === undefined) throw new Error('Chromium is missing: install it, or set CHROME_PATH');
  process.env.CHROME_PATH = browser;
  process.env.HEADLESS_SHELL_PATH = findHeadlessShell(browser);
  console.log(browser);
  console.log(process.env.HEADLESS_SHELL_PATH);
}
