import { expect, test } from '../../../support/browser/fixtures';
import { launchRawCdpBrowser } from '../../../support/browser/raw-cdp-browser';

/* These tests launch their own browser, because apps cannot be installed in the incognito contexts of Playwright. */

interface Screenshot {
  readonly form_factor: string;
  readonly sizes: string;
}

for (const [merchant, name] of [
  ['FAIR', 'Fairground'],
  ['SOL', '金阳会'],
] as const) {
  test(`[INST-1.3][ENG-6.1][ENG-6.3][ENG-6.4][WL-2] the app of ${merchant} can be installed with the merchant’s name and icons; the browser’s prompt is deferred`, async ({
    platform,
  }) => {
    platform.setScenario(merchant, { install: true });
    const origin = platform.originOf(merchant);
    const browser = await launchRawCdpBrowser();
    try {
      await browser.open(`${origin}/m/home?sw=off`);
      await expect.poll(() => browser.evaluate('"installEvent" in window'), { timeout: 60_000 }).toBe(true);
      expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      expect(await browser.send('Page.getAppId')).toMatchObject({ appId: `${origin}/m/` });
      const { data, errors } = (await browser.send('Page.getAppManifest')) as { data: string; errors: unknown[] };
      expect(errors).toEqual([]);
      const icon = (size: number) => ({
        src: `${origin}/cdn/${merchant}/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      });
      const manifest = JSON.parse(data);
      expect(manifest).toMatchObject({
        name,
        start_url: `${origin}/m/home`,
        scope: `${origin}/m/`,
        display: 'standalone',
        orientation: 'portrait',
        icons: [192, 256, 384, 512].map(icon),
      });
      expect(manifest.screenshots.map(({ form_factor }: Screenshot) => form_factor).sort()).toEqual([
        'narrow',
        'narrow',
        'narrow',
        'wide',
      ]);
      const loaded =
        await browser.evaluate(`Promise.all(${JSON.stringify(manifest.screenshots)}.map(async ({ src }) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        return image.naturalWidth + 'x' + image.naturalHeight;
      }))`);
      expect(loaded).toEqual(manifest.screenshots.map(({ sizes }: Screenshot) => sizes));
      expect(await browser.evaluate('document.querySelector("link[rel=apple-touch-icon]").href')).toBe(
        `${origin}/cdn/${merchant}/icon-192.png`,
      );
    } finally {
      await browser.close();
    }
  });
}
