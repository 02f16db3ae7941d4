import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'sw',
  'worker',
  'public',
  'deploy',
  'tests/platform/settings.json',
  'build.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Whether a build has the settings for the local platform. Unlike such a build, a build for deployment uses neither
 * the emulator of the identity provider nor the local fallback domains.
 */
export function isLocalBuild(distDir: string): boolean {
  const page = join(distDir, 'hosts', '_', 'm', 'index.html');
  return existsSync(page) && readFileSync(page, 'utf8').includes('"identity":"emulated"');
}

/** Whether a build is one that `npm start` makes, for a look at the app: larger than a release, and not compressed. */
export const isQuickBuild = (distDir: string): boolean => !existsSync(join(distDir, 'm', 'index.html.br'));

/**
 * Builds the app with the local settings unless there is an up-to-date build with these settings.
 * @returns false if the build failed
 */
export async function ensureLocalBuild(distDir: string): Promise<boolean> {
  const built = statSync(join(distDir, 'm', 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!isLocalBuild(distDir)) return runBuild();
  return SOURCES.every((source) => lastModified(source) <= built) || (await runBuild());
}

/**
 * Builds the app for development, and again after every change, in the background. Resolves after the first build with a
 * function that stops the watcher; rejects if the builder ends instead.
 */
export async function startBuildWatcher(root = process.cwd()): Promise<() => void> {
  const script = `import { watch } from './build.mjs'; await watch({ root: process.argv[1] }); process.send('built');`;
  const build = spawn(process.execPath, ['--input-type=module', '-e', script, root], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(build, 'message'), once(build, 'exit')]);
  if (build.exitCode !== null) throw new Error('The build has ended; its message is above.');
  return () => build.kill();
}

async function runBuild(): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, ['build.mjs', '--local', '--quick'], { stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** Returns the time of the last modification of a file, or of any file below a folder; 0 if `path` does not exist. */
function lastModified(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => lastModified(join(path, name))));
}
