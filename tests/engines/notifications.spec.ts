import { expect, test } from './fixtures';
import { submitLoginForm } from './submit-login-form';
import { buttonXPath, linkXPath, textXPath } from './web-driver-page';

test('[PUSH-3.2][PUSH-2][OFF-4] an encrypted push message is shown as a notification, and a click on it opens the page that it names', async ({
  webDriverPage,
  served,
  pushService,
  desktop,
}) => {
  const { platform } = served;
  platform.connectPush(pushService.origin);
  await submitLoginForm(webDriverPage);
  await webDriverPage.tap(linkXPath('My account: alice'));
  await webDriverPage.tap(buttonXPath('Notifications'));
  await webDriverPage.tap('//label[normalize-space(.)="Messages for you"]');
  await webDriverPage.see(textXPath('Notifications are on'));
  expect(platform.countPushDevices('FAIR', 'alice')).toBe(1);

  const id = await platform.sendPush('FAIR', 'alice', { title: 'The draw is at eight', path: '/m/activity' });
  await expect.poll(() => platform.pushReceipts()).toEqual([`${id} received`, `${id} shown`]);
  await expect.poll(() => desktop.shown.map(({ title }) => title)).toEqual(['The draw is at eight']);

  desktop.click(desktop.shown[0]?.id ?? 0);
  await expect.poll(() => webDriverPage.evaluate('location.pathname')).toBe('/m/activity');
  await expect.poll(() => platform.pushReceipts()).toContain(`${id} clicked`);
});
