import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../build.mjs';
import { createTemporarySite } from './temporary-site';

const SITE = { 'src/main.tsx': 'document.title = "x";' };
const SAFE = { merchant: 'M', hosts: { 'm.example': 'M' }, lines: { allowUnsigned: false }, identity: 'google' };

describe('[WL-2] build', () => {
  test('[OPS-1.2] a build with settings that are not safe to deploy fails and states the reasons', async () => {
    const { root, write } = createTemporarySite(SITE);
    write('deploy/settings.json', JSON.stringify({ ...SAFE, identity: 'emulated', lines: { allowUnsigned: true } }));
    const failed = build({ root, compress: false });
    await expect(failed).rejects.toThrow(/is refused:[\s\S]*identity: "emulated"[\s\S]*allowUnsigned/);
  });

  test.each([
    ['for deployment', false, 'deploy/settings.json'],
    ['for the local platform', true, 'deploy/settings.json'],
  ])(
    '[OPS-1.2] a build %s with a misspelt key in its settings fails, names the key and writes nothing',
    async (_, local, file) => {
      const { root, write } = createTemporarySite(SITE);
      write(file, JSON.stringify({ merchnat: 'M' }));
      write('tests/platform/settings.json', '{}');
      await expect(build({ root, compress: false, local })).rejects.toThrow(
        /settings\.json is refused:\n {2}merchnat: unknown key, which nothing reads\. Did you mean "merchant"\?\n/,
      );
      expect(existsSync(path.join(root, 'dist'))).toBe(false);
    },
  );

  test('[OPS-1.2] a build says what is wrong with its settings before it reads the sources', async () => {
    const { root, write } = createTemporarySite({ 'src/main.tsx': 'this is no TypeScript' });
    write('deploy/settings.json', JSON.stringify({ merchnat: 'M' }));
    await expect(build({ root, compress: false })).rejects.toThrow(/Did you mean "merchant"/);
  });

  test('[OPS-1.2] a build whose settings are no JSON, or are missing, fails and names the file', async () => {
    const { root, write } = createTemporarySite(SITE);
    write('deploy/settings.json', '{ "merchant": "M", }');
    await expect(build({ root, compress: false })).rejects.toThrow(/settings\.json is no valid JSON/);
    rmSync(path.join(root, 'deploy/settings.json'));
    await expect(build({ root, compress: false })).rejects.toThrow(/settings\.json cannot be read: ENOENT/);
  });

  test('[OPS-1.3] a build whose settings have only a warning succeeds and returns the warning', async () => {
    const { root, write } = createTemporarySite(SITE);
    write('deploy/settings.json', JSON.stringify({ hosts: { 'M.example': 'M' } }));
    const { warnings } = await build({ root, compress: false });
    expect(warnings).toEqual([expect.stringMatching(/hosts\["M\.example"\]: the host counts as m\.example/)]);
  });

  test('a build for deployment enables HSTS and strict Trusted Types in its headers; a local build enables no HSTS', async () => {
    const { root } = createTemporarySite(SITE);
    const deployed = await build({ root, compress: false });
    const page = String(deployed.files.get('/hosts/_/m/index.html'));
    const headers = String(deployed.files.get('/headers.json'));
    expect(page).not.toMatch(/emulated|localhost|"allowUnsigned":true/);
    expect(headers).toContain('Strict-Transport-Security');
    expect(headers).toMatch(/trusted-types fairground dompurify"/);
    const local = await build({ root, compress: false, local: true });
    expect(String(local.files.get('/hosts/_/m/index.html'))).toContain('"identity":"emulated"');
    expect(String(local.files.get('/headers.json'))).not.toContain('Strict-Transport-Security');
  });
});
