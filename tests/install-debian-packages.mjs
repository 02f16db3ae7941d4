import { execFileSync } from 'node:child_process';

/** Timeout of an installation (ms), which takes up to three minutes. */
const INSTALL_TIMEOUT_MS = 480_000;

/** Installs Debian packages without asking. Throws if the installation fails. */
export function installDebianPackages(packages) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_TIMEOUT_MS,
  };
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
  console.log(`installed ${packages.join(', ')}`);
}
