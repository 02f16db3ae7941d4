import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../identity');
/** Timeout for the start of the emulator (ms). It takes about ten seconds, longer on a busy machine. */
const START_TIMEOUT_MS = 240_000;

/** Command that installs the emulator, which is not a dependency of the app. */
export const AUTH_EMULATOR_INSTALL_COMMAND = 'npm run identity';

export interface AuthEmulator {
  readonly origin: string;
  stop(): void;
}

export const isAuthEmulatorInstalled = (): boolean => existsSync(join(FOLDER, 'node_modules/firebase-tools'));

/** Starts the Firebase Auth emulator in a child process. Rejects if it is not installed or does not start in time. */
export function startAuthEmulator(): Promise<AuthEmulator> {
  if (!isAuthEmulatorInstalled())
    return Promise.reject(
      new Error(`The identity provider emulator is not installed; run ${AUTH_EMULATOR_INSTALL_COMMAND}`),
    );
  // The emulator exits when its standard input closes, that is, when this process ends.
  const child = spawn(process.execPath, [join(FOLDER, 'emulator.cjs')], { stdio: ['pipe', 'pipe', 'ignore'] });
  const stop = () => void child.kill();
  return new Promise((resolve, reject) => {
    const startTimer = setTimeout(() => {
      stop();
      reject(new Error('The identity provider emulator did not start in time'));
    }, START_TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(startTimer);
      reject(new Error(`The identity provider emulator exited with code ${code}`));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /^identity (\d+)$/m.exec(text) ?? [];
      if (port === undefined) return;
      clearTimeout(startTimer);
      for (const handle of [child, child.stdin, child.stdout]) unref(handle); // does not keep this process alive
      resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
  });
}

function unref(handle: object): void {
  if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
}
