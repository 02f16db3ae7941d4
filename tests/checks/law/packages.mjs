const DRAWN = ['src/ui', 'src/services', 'src/features', 'src/pages', 'src/app', 'src/main.tsx'];
const ROUTED = ['src/services', 'src/features', 'src/pages', 'src/app'];
const CHECKED = [
  'src/contract',
  'src/base',
  'src/browser',
  'src/api',
  'src/services',
  'src/features',
  'src/frames/captcha',
  'src/frames/mini-game',
  'sw',
  'worker',
];

/** Which places may import which npm package; a package that is not named may be imported nowhere. */
export const PACKAGES = {
  '@firebase/app': ['src/browser'],
  '@firebase/auth': ['src/browser'],
  axios: ['src/api'],
  comlink: ['src/browser', 'worker'],
  'crypto-js': ['worker'],
  jsencrypt: ['worker'],
  i18next: ['src/services'],
  idb: ['src/base', 'src/browser', 'sw'],
  react: DRAWN,
  'react-dom': ['src/main.tsx', 'src/ui', 'src/app'],
  'react-router-dom': ROUTED,
  uqr: ['src/features'],
  valibot: CHECKED,
  'workbox-core': ['sw'],
  'workbox-routing': ['sw'],
  'workbox-strategies': ['sw'],
  zustand: ['src/browser', 'src/services', 'src/features', 'src/app'],
};

/** The package of a specifier: `crypto-js/core` → `crypto-js`. */
export function packageOf(specifier) {
  const [, name] = specifier.match(/^((?:@[^/]+\/)?[^/]+)/);
  return name;
}

export const mayUse = (place, specifier) => PACKAGES[packageOf(specifier)]?.includes(place) ?? false;
