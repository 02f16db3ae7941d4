import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'sw', 'worker', 'public', 'deploy', 'build.mjs', 'package-lock.json', 'tsconfig.json'];

/** Builds the app when there is no build, or when a source is newer than it. @returns false when the build failed */
export async function ensureBuild(distDir: string): Promise<boolean> {
  const built = statSync(join(distDir, 'm', 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.every((source) => newest(source) <= built) || (await runBuild());
}

/** Keeps building in the background. @returns what ends it */
export function watchBuild(): () => void {
  const script = `import { watch } from './build.mjs'; await watch();`;
  const build = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  return () => build.kill();
}

async function runBuild(): Promise<boolean> {
  const [code] = await once(spawn(process.execPath, ['build.mjs'], { stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** Latest change of a file, or of anything below a folder; 0 when there is none. */
function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
