import { expect, test } from 'vitest';
import { appDownload } from './app-download';

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
  ['nothing of another device', [at('Android')], true, undefined],
  ['nothing when there is nothing', [], false, undefined],
  ['nothing that runs script', [at('Android', 'javascript:alert(1)')], false, undefined],
])('[GAME-4] the app to download: %s', (_case, resources, isIos, address) => {
  expect(appDownload(resources, isIos, HOSTS)).toBe(address);
});
