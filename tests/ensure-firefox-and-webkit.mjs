import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './install-debian-packages.mjs';

export const FIREFOX_PATH = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Returns the path of WebKitGTK's MiniBrowser, which is in a folder named after the CPU architecture. */
export const findWebKitBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));

/**
 * Debian packages of both browsers. `libnotify4` is listed because Firefox shows notifications through libnotify, but
 * `firefox-esr` does not depend on it.
 */
const PACKAGES = ['firefox-esr', 'libnotify4', 'webkit2gtk-driver', 'libgl1-mesa-dri', 'xvfb'];

const missing = () => [FIREFOX_PATH, WEBKIT_DRIVER_PATH, SCREEN].filter((file) => !existsSync(file));

/** Finds Firefox ESR and WebKitGTK with its driver, or installs Debian's packages. */
export function ensureFirefoxAndWebKit() {
  if (missing().length === 0) return console.log('installed already');
  installDebianPackages(PACKAGES);
  if (missing().length > 0) throw new Error(`Missing: ${missing().join(', ')}. Install ${PACKAGES.join(', ')}`);
}

if (process.argv[1] === import.meta.filename) ensureFirefoxAndWebKit();
