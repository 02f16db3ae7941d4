import { generateKeyPairSync, sign } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sealedText } from '../../../src/contract/line-seal';
import { DIST, expect, test } from '../../support/fixtures';
import { LineHosts } from '../../support/line-hosts';

// The page is changed on its way to the browser; a service worker would serve it as it was built.
test.use({ allowedComplaints: /Failed to load resource/ });

const DAY = 24 * 3_600_000;
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SPKI = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let hosts: LineHosts;
test.beforeEach(() => {
  hosts = new LineHosts(DIST);
});
test.afterEach(() => hosts.close());

/** The page as a deployment has it that pins the key and takes nothing unsigned. */
async function pinKey(page: Page): Promise<void> {
  await page.route('**/m/home', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const lines = JSON.stringify({ publicKey: SPKI, allowUnsigned: false });
    expect(html).toContain('"lines":{');
    await route.fulfill({ response: answer, body: html.replace(/"lines":\{[^}]*\}/, `"lines":${lines}`) });
  });
}

/** What the platform answers for a list that the operator signed. */
function signedList(domains: readonly string[], version: number, expires = Date.now() + DAY): string {
  const seal = { merchant: 'FAIR', version, expires, signature: '' };
  const text = Buffer.from(sealedText(domains, seal));
  const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
  return JSON.stringify({
    success: true,
    value: { domains: domains.map((domainName) => ({ domainName })), seal: { ...seal, signature } },
  });
}

test('[DOM-1] [DOM-3] with a pinned key the signed list counts; unsigned, tampered, expired and older ones lead nowhere', async ({
  page,
  platform,
}) => {
  const [line, other] = [await hosts.through(Number(new URL(await hosts.slow(0)).port)), await hosts.slow(0)];
  const good = `http://fair-line.localhost:${line.port}`;
  const modal = page.getByRole('alertdialog', { name: 'Notice' });
  const offer = async (body: string | undefined, outcome: string) => {
    platform.clearFaults();
    if (body !== undefined) platform.fault({ endpoint: 'domainRoute', body });
    await page.goto('/m/home');
    await expect(modal).toContainText(outcome);
  };
  await pinKey(page);
  platform.stage('FAIR', { domainNotAvailable: true, lines: [other] });

  await offer(undefined, 'No address answers');
  await offer(signedList([good], 7).replace(good, other), 'No address answers');
  await offer(signedList([other], 7, Date.now() - 1), 'No address answers');
  await offer(signedList([good], 7), `${new URL(good).host} answers`);
  await offer(signedList([other], 6), `${new URL(good).host} answers`);
  line.set({ latency: 5_000 }); // a line known from earlier is offered where the list of now takes over a second
  await offer(signedList([other], 8), `${new URL(other).host} answers`);
});
