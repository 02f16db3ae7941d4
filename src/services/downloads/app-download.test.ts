import { expect, test } from 'vitest';
import { appDownloadUrl, appIconUrl, findAppDownload } from './app-download';

const HOSTS = { origin: 'https://m.fair.example', merchant: ['get.fair.example'] };
const at = (resourceType: string, url = `https://get.fair.example/${resourceType}`) => ({ resourceType, url });
const ALL = [at('AppDownloadIcon'), at('Android'), at('IOS'), at('MOBILECONFIG')];

test.each([
  ['Android', ALL, false, 'https://get.fair.example/Android'],
  ['a profile on iOS', ALL, true, 'https://get.fair.example/MOBILECONFIG'],
  ['the app on iOS without a profile', [at('IOS'), at('Android')], true, 'https://get.fair.example/IOS'],
  ['an APK by its own key', [at('apk')], false, 'https://get.fair.example/apk'],
  [
    'the next link when one leads elsewhere',
    [at('Android', 'https://evil.example/'), at('APK')],
    false,
    'https://get.fair.example/APK',
  ],
  ['nothing for another device', [at('Android')], true, undefined],
  ['nothing without resources', [], false, undefined],
  ['nothing that runs script', [at('Android', 'javascript:alert(1)')], false, undefined],
])('[GAME-4] [INST-6] the app download is %s', (_case, resources, isIos, address) => {
  expect(appDownloadUrl(resources, isIos, HOSTS)).toBe(address);
});

test('[INST-6] only a profile is marked as a profile', () => {
  expect(findAppDownload(ALL, true, HOSTS)?.isProfile).toBe(true);
  expect(findAppDownload([at('IOS')], true, HOSTS)?.isProfile).toBe(false);
});

test.each([
  ['an icon', ALL, 'https://get.fair.example/AppDownloadIcon'],
  ['no icon', [at('Android')], ''],
  ['an unsafe icon', [at('AppDownloadIcon', 'javascript:alert(1)')], ''],
])('[INST-6] with %s among the downloads, the URL of the app icon is “$2”', (_, resources, url) => {
  expect(appIconUrl(resources, HOSTS)).toBe(url);
});
