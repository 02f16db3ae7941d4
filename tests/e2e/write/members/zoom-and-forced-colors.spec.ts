import { expect, test } from '../../../support/browser/fixtures';
import { openFolds } from '../../../support/page/open-folds';
import {
  expectReflow,
  findUnmarkedChoices,
  findUnmarkedControls,
  spaceTexts,
  zoomIntoForcedColors,
} from '../../../support/page/reflow';

for (const [merchant, path] of [
  ['FAIR', '/m/member/limits'],
  ['KOPI', '/m/member/limits'],
  ['SOL', '/m/member/limits'],
  ['FAIR', '/m/member/data'],
  ['FAIR', '/m/voucherCenter'],
  ['FAIR', '/m/game'],
] as const)
  test(`[SAFE-1.8] ${path} of ${merchant} reflows at 400 % zoom, and has every control in forced colours`, async ({
    page,
    platform,
  }) => {
    await zoomIntoForcedColors(page);
    const token = platform.openSession(merchant, 'alice');
    await page.goto(`${platform.originOf(merchant)}${path}?token=${token}&code=1013`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await openFolds(page);
    await expectReflow(page, 'main');
    expect(await findUnmarkedControls(page, 'main')).toEqual([]);
    expect(await findUnmarkedChoices(page, 'main')).toEqual([]);
  });

for (const [merchant, path] of [
  ['FAIR', '/m/home'],
  ['KOPI', '/m/home'],
  ['SOL', '/m/home'],
  ['FAIR', '/m/login'],
  ['KOPI', '/m/login'],
] as const)
  test(`[SAFE-1.8] ${path} of ${merchant} reflows for a visitor, and has every control in forced colours`, async ({
    page,
    platform,
  }) => {
    await zoomIntoForcedColors(page);
    await page.goto(`${platform.originOf(merchant)}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('a, button').first()).toBeVisible();
    await expectReflow(page, 'main');
    expect(await findUnmarkedControls(page, 'main')).toEqual([]);
    expect(await findUnmarkedChoices(page, 'main')).toEqual([]);
    await spaceTexts(page);
    await expectReflow(page, 'main');
  });

test('[SAFE-1.8] a registration with an image captcha reflows, and has every control in forced colours', async ({
  page,
  platform,
  registerPage,
}) => {
  platform.setScenario('FAIR', { imageCaptcha: true });
  await zoomIntoForcedColors(page);
  await registerPage.open();
  await expect(page.getByRole('img', { name: 'A picture of letters and digits' })).toBeVisible();
  await expectReflow(page, 'main');
  expect(await findUnmarkedControls(page, 'main')).toEqual([]);
  expect(await findUnmarkedChoices(page, 'main')).toEqual([]);
});

test('[SAFE-1.8] a popup and the legal kit reflow, and have every control in forced colours', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { popups: true });
  platform.setAnnouncements('FAIR', [
    { title: 'Weekend', content: '<p>Play with friends</p>', execution: 'B' },
    { title: 'New rules', content: '<p>Read them</p>', execution: 'B' },
  ]);
  await zoomIntoForcedColors(page);
  await page.goto('/m/home');
  const popup = page.locator('dialog[data-popup]');
  await expect(popup.getByRole('heading', { name: 'Weekend' })).toBeVisible();
  await expectReflow(page, 'dialog[open]');
  expect(await findUnmarkedControls(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Licence and help' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Accessibility' })).toBeVisible();
  await expectReflow(page, 'dialog[open]');
  expect(await findUnmarkedControls(page, 'dialog[open]')).toEqual([]);
});
