import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.mjs';

/** Returns the paths at which Chromium may be installed; CHROME_PATH comes first. */
const candidates = () => [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const findBrowser = () => candidates().find((file) => file !== undefined && existsSync(file));

/** Finds Chromium or installs Debian's package, and sets CHROME_PATH for later steps. */
export function ensureBrowser() {
  if (findBrowser() === undefined) installDebianPackages(['chromium']);
  const browser = findBrowser();
  if (browser === undefined) throw new Error('Chromium is missing: install it, or set CHROME_PATH');
  process.env.CHROME_PATH = browser;
  console.log(browser);
}
