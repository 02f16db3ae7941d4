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
  // Another installation may be running, such as the unattended upgrades of a new machine.
  const lock = ['-o', `DPkg::Lock::Timeout=${INSTALL_TIMEOUT_MS / 1000}`];
  execFileSync('apt-get', [...lock, 'update'], options);
  execFileSync('apt-get', [...lock, 'install', '--yes', '--no-install-recommends', ...packages], options);
  console.log(`installed ${packages.join(', ')}`);
}
