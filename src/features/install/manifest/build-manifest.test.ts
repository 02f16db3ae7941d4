import { describe, expect, test } from 'vitest';
import { buildManifest, iconUrl, type ManifestContext, validIcons } from './build-manifest';

const HOSTS = { origin: 'https://m.fair.example' };
const icon = (src: string, sizes = '192x192', purpose = '') => ({ src, sizes, purpose });

describe('[ENG-6] [WL-2] the icons of a merchant', () => {
  test.each([
    ['/cdn/icon.png', 'https://m.fair.example/cdn/icon.png'],
    ['https://cdn.example/a.PNG?v=1', 'https://cdn.example/a.PNG?v=1'],
    ['http://cdn.example/a.png', ''],
    ['//cdn.example/a.png', ''],
    ['data:image/png;base64,aaaa', ''],
    ['javascript:alert(1)//.png', ''],
    ['/cdn/icon.svg', ''],
    ['', ''],
  ])('the URL %j is %j', (src, url) => {
    expect(iconUrl(src, HOSTS)).toBe(url);
  });

  test.each([
    ['192x192', 1],
    [' 512X512 ', 1],
    ['143x143', 0],
    ['144x144', 1],
    ['1025x1025', 0],
    ['192x256', 0],
    ['any', 0],
    ['192x192 256x256', 0],
    ['', 0],
  ])('of the size %j there are %i', (sizes, count) => {
    const found = validIcons([icon('/a.png', sizes), icon('/sure.png')], HOSTS);
    expect(found.filter(({ src }) => src.endsWith('/a.png'))).toHaveLength(count);
  });

  test('the purpose has only known words', () => {
    const purposes = validIcons([icon('/a.png'), icon('/b.png', '192x192', 'any maskable evil')], HOSTS);
    expect(purposes.map(({ purpose }) => purpose)).toEqual(['any', 'any maskable']);
  });

  test('without a usable one those of the build are used', () => {
    expect(validIcons([icon('/a.svg')], HOSTS).map(({ src }) => src)).toEqual(
      [192, 256, 384, 512].map((size) => `https://m.fair.example/m/icons/icon-${size}x${size}.png`),
    );
  });
});

test('[ENG-6] the manifest has the title of the template, and a fixed id, start page and scope', () => {
  const template = { title: 'Fair', icons: [icon('/a.png')], desktop_app_feature: true, apple_touch_icon: '' };
  const context: ManifestContext = {
    hosts: HOSTS,
    language: 'en',
    direction: 'ltr',
    description: 'Every day',
    themeColor: '#111111',
    backgroundColor: '#222222',
    shortcuts: [{ name: 'Deposit', path: '/m/voucherCenter' }],
  };
  const manifest = buildManifest(template, validIcons(template.icons, HOSTS), context);
  expect(manifest).toMatchObject({
    id: 'https://m.fair.example/m/',
    name: 'Fair',
    start_url: 'https://m.fair.example/m/home',
    scope: 'https://m.fair.example/m/',
    display: 'standalone',
    orientation: 'portrait',
    shortcuts: [{ name: 'Deposit', url: 'https://m.fair.example/m/voucherCenter' }],
  });
});
