import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceOutputFiles } from '../../deploy/build/output/write-output-files.mjs';
import { startPlatform } from '../platform/platform';

test('the local platform serves the compressed versions that a build has written', async () => {
  const out = await mkdtemp(join(tmpdir(), 'output-'));
  const files = Array.from({ length: 20 }, (_, index) => `/m/assets/app-${index}.js`);
  await replaceOutputFiles(
    { out, compress: true },
    new Map([
      ...files.map((file): [string, string] => [file, 'console.log("app");'.repeat(1000)]),
      ['/headers.json', JSON.stringify([{ pattern: '^/m/', serve: 'file', headers: {} }])],
    ]),
  );
  const platform = await startPlatform({ distDir: out });
  for (const file of files) {
    const response = await fetch(platform.origin + file, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding'), file).toBe('br');
  }
  await platform.close();
  await rm(out, { recursive: true });
});
