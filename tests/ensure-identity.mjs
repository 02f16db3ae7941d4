import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'identity');
const LOCK = path.join(FOLDER, 'package-lock.json');
/** Copy of the lock file of the installed packages. */
const INSTALLED = path.join(FOLDER, 'node_modules/.installed-lock.json');
/** Timeout of the installation (ms), which takes about ten seconds. */
const INSTALL_TIMEOUT_MS = 120_000;

const isInstalled = () => existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(LOCK, 'utf8');

/** Installs the emulator of the identity provider in its own folder, within two minutes. */
export function ensureIdentityEmulator() {
  if (isInstalled()) return console.log('installed already');
  const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const retryFlags = ['--fetch-retries=3', '--fetch-timeout=30000', '--fetch-retry-mintimeout=1000'];
  execFileSync('npm', ['ci', ...flags, ...retryFlags], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  copyFileSync(LOCK, INSTALLED);
}

if (process.argv[1] === import.meta.filename) ensureIdentityEmulator();
