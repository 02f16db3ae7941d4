import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runConfigCheck } from '../../../deploy/config-check/command';
import { setUpTestPlatform } from '../../platform/testing/test-platform';

describe('[OPS-1] npm run config-check', () => {
  const { platform } = setUpTestPlatform();
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

  test('[OPS-1.1] the URL of the local platform and its settings have no fault: status, manifest and icons are checked', async () => {
    const { code, output } = await run('--local', 'tests/platform/settings.json', platform().origin);
    expect(output).toContain(`${platform().origin}: no faults, no warnings`);
    expect(code).toBe(0);
  });

  test('[OPS-1.4] settings that disagree with the status at a URL are named', async () => {
    const settings = { hosts: { localhost: 'FAIRR' }, brands: { FAIRR: { name: 'Other', accent: '#111111' } } };
    const { code, output } = await run('--local', write('other.json', JSON.stringify(settings)), platform().origin);
    expect(code).toBe(1);
    expect(output).toContain(
      'fault    status info.merchantCode: "FAIR" is not what the settings have for this host: FAIRR.',
    );
    expect(output).toContain('warning  status info.whitelabelVal.name: "Fairground" in the status, but "Other" in');
  });

  test('[OPS-1.1] files with a status in its envelope and with a manifest template are recognized and compared', async () => {
    const status = { success: true, value: { info: { merchantCode: 'SOL', whitelabelVal: { acent: '#111111' } } } };
    const files = [
      write('status.json', JSON.stringify(status)),
      write('manifest.json', JSON.stringify({ title: 'Sol', icons: [] })),
      write('settings.json', JSON.stringify({ hosts: { 'kopi.example': 'KOPI' } })),
    ];
    const { code, output } = await run(...files);
    expect(code).toBe(1);
    expect(output).toContain('info.whitelabelVal.acent: unknown key, which nothing reads. Did you mean "accent"?');
    expect(output).toContain('info.merchantCode: "SOL" is not what the settings have for this host: KOPI.');
    expect(output).toContain('icons: have no icon of 192x192.');
    expect(output).toContain('settings.json: no faults, no warnings');
  });

  test('[OPS-1.1] a URL that does not answer as a platform exits with 2 and says why', async () => {
    const { code, output } = await run('http://127.0.0.1:1');
    expect(code).toBe(2);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:1: the status cannot be read \(.+\)\.$/);
  });
});
