import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConfigCheck } from '../../../deploy/config-check/command';

describe('[OPS-1] npm run config-check', () => {
  let folder = '';
  const write = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runConfigCheck(args, (line) => lines.push(line));
    return { code, output: lines.join('\n') };
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'config-check-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('[OPS-1.1] npm run config-check exits with 1 for a file with a fault, and prints the fault before the warnings', () => {
    const file = write('wrong.json', JSON.stringify({ hosts: { 'M.example': 'M' }, merchnat: 'M' }));
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'config-check', file], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      `${file}: 1 fault, 1 warning`,
      '  fault    merchnat: unknown key, which nothing reads. Did you mean "merchant"?',
      expect.stringContaining('  warning  hosts["M.example"]: the host counts as m.example'),
      '',
    ]);
  }, 30_000);

  test('[OPS-1.3] a file without faults exits with 0, also with a warning', async () => {
    expect(await run('deploy/settings.json')).toEqual({
      code: 0,
      output: 'deploy/settings.json: no faults, no warnings',
    });
    const file = write('warning.json', JSON.stringify({ hosts: { 'M.example': 'M' } }));
    expect(await run(file)).toMatchObject({ code: 0, output: expect.stringContaining('no faults, 1 warning') });
  });

  test('[OPS-1.1] the settings of the local platform have faults for a deployment, and none with --local', async () => {
    expect((await run('tests/platform/settings.json')).code).toBe(1);
    expect((await run('--local', 'tests/platform/settings.json')).code).toBe(0);
  });

  test('[OPS-1.1] a file that is missing or no JSON exits with 2 and is named; no file prints the usage', async () => {
    expect(await run('no-such.json')).toEqual({ code: 2, output: 'no-such.json: cannot be read (ENOENT).' });
    const file = write('broken.json', '{');
    expect(await run(file, 'deploy/settings.json')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/is no valid JSON[\s\S]*no faults/),
    });
    expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('npm run config-check') });
  });
});
