import type { Page } from '@playwright/test';
import { composeHome } from '../../../src/contract/merchant/compose-home';
import { HOME_SNAPSHOT_KEY } from '../../../src/contract/storage-keys';
import { MERCHANTS } from '../../platform/merchants/find-merchant';
import { delayScriptRequests, listFirstScreenElements } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from '../../support/page/layout-shifts';

/** Matches the URLs of all scripts except those that show home on a first visit. */
const APP_SCRIPTS = /\/m\/assets\/(?!first-visit|texts-).*\.js/;

const picture = (page: Page) => page.locator('.first-snapshot');

/**
 * Resolves with the names of home's modules in the order of the page, in the app or in a first picture, whose headings
 * have no ids: there a row of games has its heading as its name.
 */
const readModules = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (module: Element) => {
      const heading = module.querySelector('h2');
      if (module.matches('nav')) return 'tabs';
      if (module.matches('a')) return 'jackpot';
      if (module.matches('section')) return heading?.id.replace('lane-', '') || heading?.textContent;
      if (module.querySelector('[href="#icon-megaphone"]')) return 'notices';
      if (module.querySelector('[href*=register], [data-to*=register]')) return 'join';
      return module.querySelector('section ul') ? 'banner' : undefined;
    };
    return [...document.querySelectorAll('main > *')].flatMap((module) => nameOf(module) ?? []);
  });

/** Resolves with the headings of the rows of games by the names of their modules, as the app has them. */
const readHeadings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section h2[id^=lane-]')].map(
      ({ id, textContent }) => [textContent ?? '', id.replace('lane-', '')] as const,
    ),
  );

/** Returns the module of a name: a row that is no other module is one of the categories. */
const toModule = (name: string) => (/^[a-z]+$/.test(name) && name !== 'matches' ? name : 'categories');

/** Returns the lines of a first picture for which the app has none at the same place, up to a rounded pixel. */
const findMissing = (before: readonly string[], after: readonly string[]) =>
  before.filter((line) => {
    const [, start = '', y] = /^(.*) (-?\d+)$/.exec(line) ?? [];
    return [-1, 0, 1].every((by) => !after.includes(`${start} ${Number(y) + by}`));
  });

// The banners do not advance, so that their places can be compared.
for (const merchant of MERCHANTS) {
  test.describe(`[WL-2.17] home of ${merchant.code}`, () => {
    /** A visitor has played nothing. */
    const expected = composeHome(merchant.design.home)
      .modules.map(({ name }) => name)
      .filter((name) => name !== 'recent');

    test('[WL-2.21] begins in the skeleton with a block as high as its first module, at about its place', async ({
      page,
      context,
      platform,
    }) => {
      platform.setScenario(merchant.code, { homeModules: true });
      await page.setViewportSize({ width: 390, height: 760 });
      const release = await delayScriptRequests(context);
      await page.goto(`${platform.originOf(merchant.code)}/m/home`, { waitUntil: 'commit' });
      const block = await page.locator('.first-banner').boundingBox();
      release();
      const [name = ''] = expected;
      await expect.poll(async () => (await readModules(page))[0]).toBe(name);
      const module = await page.evaluate(() => {
        const first = [...document.querySelectorAll('main > *')].find(({ clientHeight }) => clientHeight > 0);
        // The licence stands below the way to register, in the same module.
        const shown = first?.querySelector('[href*=register], [data-to*=register]')?.parentElement ?? first;
        return shown?.getBoundingClientRect().toJSON();
      });
      for (const [side, most] of [['height', 8] as const, ['y', 16] as const])
        expect(
          Math.abs((block?.[side] ?? 0) - module[side]),
          `${side} of ${name}: ${block?.[side]}, ${module[side]}`,
        ).toBeLessThanOrEqual(most);
    });

    test('has the modules of the record in their order, in the app and in the first pictures, and nothing moves', async ({
      page,
      context,
      platform,
    }) => {
      platform.setScenario(merchant.code, { homeModules: true });
      // Without draws in view, which are other ones a second later.
      await page.setViewportSize({ width: 390, height: 760 });
      await recordLayoutShifts(page);
      const url = `${platform.originOf(merchant.code)}/m/home`;
      const pictures: (readonly string[])[] = [];
      const readOrder = async () => {
        const names = (await readModules(page)).map(toModule);
        return names.filter((name, at) => name !== names[at - 1]).slice(0, expected.length);
      };
      const showPicture = async (scripts?: RegExp) => {
        const release = await delayScriptRequests(context, scripts);
        await page.goto(url, { waitUntil: 'commit' });
        await expect(picture(page).locator('section li a').first()).toBeVisible();
        await page.evaluate(async () => void (await document.fonts.ready));
        const places = await listFirstScreenElements(page);
        pictures.push(await readModules(page));
        release();
        await expect(picture(page)).toHaveCount(0);
        // Countdowns change every second, so that home is never still.
        await expect.poll(readOrder).toEqual(expected);
        await expect.poll(async () => findMissing(places, await listFirstScreenElements(page))).toEqual([]);
        await expectNoLayoutShift(page);
      };

      await showPicture(APP_SCRIPTS);
      const headings = new Map<string, string>(await readHeadings(page));
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), HOME_SNAPSHOT_KEY)).not.toBeNull();
      await showPicture();
      for (const modules of pictures) {
        const shown = modules.map((name) => toModule(headings.get(name) ?? name));
        expect(shown.length).toBeGreaterThan(1);
        expect(shown).toEqual(expected.slice(0, shown.length));
      }
    });
  });
}
