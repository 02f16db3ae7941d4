import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'identity');
const LOCK = path.join(FOLDER, 'package-lock.json');
/** The lock file the installed packages came from. */
const INSTALLED = path.join(FOLDER, 'node_modules/.installed-lock.json');
/** Milliseconds; it takes some ten seconds. */
const PATIENCE = 120_000;

const isInstalled = () => existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(LOCK, 'utf8');

/** Installs the emulator of the identity provider, in its own folder; never longer than two minutes. */
export function ensureIdentity() {
  if (isInstalled()) return console.log('installed already');
  const quick = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const patient = ['--fetch-retries=3', '--fetch-timeout=30000', '--fetch-retry-mintimeout=1000'];
  execFileSync('npm', ['ci', ...quick, ...patient], {
    cwd: FOLDER,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  copyFileSync(LOCK, INSTALLED);
}

if (process.argv[1] === import.meta.filename) ensureIdentity();
