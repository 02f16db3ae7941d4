import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium may stand, the wish of the environment first. */
const candidates = () => [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const findBrowser = () => candidates().find((file) => file !== undefined && existsSync(file));

function installDebiansChromium() {
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
}

/** Finds this machine's Chromium, or installs Debian's, and names it in CHROME_PATH for what runs afterwards. */
export function ensureBrowser() {
  if (findBrowser() === undefined) installDebiansChromium();
  const browser = findBrowser();
  if (browser === undefined) throw new Error('There is no Chromium: install one, or name it in CHROME_PATH');
  process.env.CHROME_PATH = browser;
  console.log(browser);
}
