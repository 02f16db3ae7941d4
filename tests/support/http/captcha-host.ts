import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCaptchaHostHeaderRules } from '../../../deploy/headers.mjs';
import { startPlatform } from '../../platform/platform';
import { DIST_DIR } from '../browser/fixtures';
import { TestPlatform } from '../browser/test-platform';

/** Creates a copy of the built site whose text files can be rewritten. */
async function copySite() {
  const dir = await mkdtemp(join(tmpdir(), 'captcha-host-'));
  await cp(DIST_DIR, dir, { recursive: true, preserveTimestamps: true });
  const rewrite = async (file: string, change: (text: string) => string) => {
    const path = join(dir, file);
    const text = await readFile(path, 'utf8');
    await Promise.all(['.br', '.gz'].map((suffix) => rm(path + suffix, { force: true })));
    await writeFile(path, change(text));
  };
  return { dir, rewrite };
}

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`${part} does not occur exactly once`);
  return text.replace(part, replacement);
}

/**
 * Starts a deployment with the setting `captchaFrame`: a server for the page and, on another port, a server for the
 * captcha frame, which sends the headers of createCaptchaHostHeaderRules(). Both servers use http, so their content
 * security policies are rewritten to allow http.
 */
export async function startSiteWithCaptchaHost() {
  const [frame, site] = [await copySite(), await copySite()];
  const rules = JSON.stringify(createCaptchaHostHeaderRules()).replace(
    'frame-ancestors https:',
    'frame-ancestors http:',
  );
  await frame.rewrite('headers.json', () => rules);
  const host = await startPlatform({ distDir: frame.dir });
  // Another port is another origin but the same site; the browser would deny cross-site storage.
  const captchaOrigin = `http://localhost:${host.port}`;
  await site.rewrite('hosts/localhost/m/index.html', (text) =>
    replaceOnce(text, '"merchant":"FAIR"', `"captchaFrame":"${captchaOrigin}","merchant":"FAIR"`),
  );
  await site.rewrite('headers.json', (text) =>
    text.replaceAll("frame-src 'self' https:", `frame-src 'self' https: ${captchaOrigin}`),
  );
  const served = await startPlatform({ distDir: site.dir });
  return {
    captchaOrigin,
    platform: new TestPlatform(served),
    close: async () => {
      await Promise.all([host.close(), served.close()]);
      await Promise.all([frame, site].map(({ dir }) => rm(dir, { recursive: true, force: true })));
    },
  };
}
