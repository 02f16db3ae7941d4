import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeRepository } from './judge-repository.mjs';
import { ROOT } from './sources.mjs';
import { verdict } from './verdict.mjs';

const BINARY = /\.(?:png|webp|ico|woff2)$/;

/* Small files, no `any`, no work left open in comments, a lock file that names no registry. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => file !== '' && !BINARY.test(file) && existsSync(path.join(ROOT, file)));
const texts = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
const { findings, median } = judgeRepository(texts);
verdict(`${texts.size} files are in order, the median source file has ${median} lines`, findings);
