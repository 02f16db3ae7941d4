import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser, in the folder that is named after the machine's architecture. */
export const webKitBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'libgl1-mesa-dri', 'xvfb'];
/** Milliseconds; it takes a minute, three on a busy machine. */
const PATIENCE = 480_000;

const missing = () => [FIREFOX, WEBKIT_DRIVER, SCREEN].filter((file) => !existsSync(file));

/** Finds this machine's Firefox ESR and WebKitGTK with its driver, or installs Debian's. */
export function ensureEngines() {
  if (missing().length === 0) return console.log('installed already');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE,
  };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES], options);
  if (missing().length > 0) throw new Error(`There is no ${missing().join(', ')}: install ${PACKAGES.join(', ')}`);
  console.log(`installed ${PACKAGES.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) ensureEngines();
