import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReleaseCommand } from '../../../deploy/release/command';
import { startPlatform } from '../../platform/platform';
import {
  clearUpdateCheckThrottle,
  expect,
  openHomeWithServiceWorker,
  readVersionMarker,
  test,
} from '../../support/deploy/deployed-site';
import { HomePage } from '../../support/page-objects/home-page';
import { readActiveVersion } from '../../support/service-worker/service-worker-state';

// A reload ends the requests of the page that it leaves.
test.use({ allowedPageErrors: /net::ERR_FAILED/ });

/** Time of two releases that were made long ago (epoch seconds). */
const RELEASED = 1_700_000_000;

test('[OPS-6.4][UPD-1] a rollback is taken at the second start, and the release after it although its sources are older', async ({
  page,
  context,
  site,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'releases-'));
  const run = (...args: string[]) =>
    runReleaseCommand([...args, '--to', root, '--local'], { output: () => {}, notes: () => {} });
  const release = async (mark: string, released: number) => {
    await site.publish(mark, { changed: 'main', released });
    await run('release', '--from', site.dir, '--settings', 'tests/platform/settings.json');
  };
  await release('good', RELEASED);
  await release('bad', RELEASED + 1);
  const served = await startPlatform({ distDir: join(root, 'current') });
  await openHomeWithServiceWorker(page, context, served.origin);
  expect(await readVersionMarker(page)).toBe('bad');

  await run('rollback');
  for (const [mark, publish] of [
    ['good', async () => {}],
    ['mended', () => release('mended', RELEASED + 2)],
  ] as const) {
    await publish();
    // A check follows another one after a minute.
    await clearUpdateCheckThrottle(page);
    await page.reload();
    await expect.poll(async () => (await readActiveVersion(page))?.build).toBe(mark);
    await page.reload();
    expect(await readVersionMarker(page)).toBe(mark);
    await expect(new HomePage(page).title).toBeVisible();
  }
  // A page that loses its platform would complain of it.
  await page.close();
  await served.close();
  await rm(root, { recursive: true });
});
