import { expect, test } from 'vitest';
import { findAppDownload, findAppDownloadUrl, findAppIconUrl } from './app-download';

const HOSTS = { origin: 'https://m.fair.example', merchant: ['get.fair.example'] };
const at = (resourceType: string, url = `https://get.fair.example/${resourceType}`) => ({ resourceType, url });
const ALL = [at('AppDownloadIcon'), at('Android'), at('IOS'), at('MOBILECONFIG')];

test.each([
  ['the link of the type Android', ALL, false, 'https://get.fair.example/Android'],
  ['the profile on iOS', ALL, true, 'https://get.fair.example/MOBILECONFIG'],
  ['the app on iOS without a profile', [at('IOS'), at('Android')], true, 'https://get.fair.example/IOS'],
  ['the link of the type apk', [at('apk')], false, 'https://get.fair.example/apk'],
  [
    'the next link if the first one leads to another host',
    [at('Android', 'https://evil.example/'), at('APK')],
    false,
    'https://get.fair.example/APK',
  ],
  ['undefined for a device without a link', [at('Android')], true, undefined],
  ['undefined without resources', [], false, undefined],
  ['undefined for a script URL', [at('Android', 'javascript:alert(1)')], false, undefined],
])(
  '[GAME-4.1][INST-6.1] the download URL of the app is the first safe link for the device’s operating system: %s',
  (_case, resources, isIos, address) => {
    expect(findAppDownloadUrl(resources, isIos, HOSTS)).toBe(address);
  },
);

test('[INST-6] the field isProfile of a download is true for an iOS profile and false for an app', () => {
  expect(findAppDownload(ALL, true, HOSTS)?.isProfile).toBe(true);
  expect(findAppDownload([at('IOS')], true, HOSTS)?.isProfile).toBe(false);
});

test.each([
  ['an icon', ALL, 'https://get.fair.example/AppDownloadIcon'],
  ['no icon', [at('Android')], ''],
  ['an unsafe icon', [at('AppDownloadIcon', 'javascript:alert(1)')], ''],
])('[INST-6] with %s among the downloads, the URL of the app icon is “$2”', (_, resources, url) => {
  expect(findAppIconUrl(resources, HOSTS)).toBe(url);
});
