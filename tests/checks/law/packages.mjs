const WITH_REACT = ['src/ui', 'src/services', 'src/features', 'src/pages', 'src/app', 'src/main.tsx'];
const WITH_ROUTER = ['src/services', 'src/features', 'src/pages', 'src/app'];
const WITH_SCHEMAS = [
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

/** Folders that may import each npm package. A package that is not listed may not be imported. */
const PACKAGES = {
  '@hookform/resolvers': ['src/services'],
  '@tanstack/react-query': ['src/services', 'src/features', 'src/pages', 'src/app'],
  axios: ['src/api'],
  comlink: ['src/browser', 'worker'],
  'crypto-js': ['worker'],
  dexie: ['src/browser'],
  dompurify: ['src/browser'],
  jsencrypt: ['worker'],
  firebase: ['src/browser'],
  i18next: ['src/services'],
  idb: ['src/base', 'src/browser', 'sw'],
  react: WITH_REACT,
  'react-dom': ['src/main.tsx', 'src/ui', 'src/app'],
  'react-hook-form': ['src/services'],
  'react-router-dom': WITH_ROUTER,
  uqr: ['src/features'],
  valibot: WITH_SCHEMAS,
  'workbox-core': ['sw'],
  'workbox-routing': ['sw'],
  'workbox-strategies': ['sw'],
  zustand: ['src/browser', 'src/services', 'src/features', 'src/app'],
};

/** Returns the package of a specifier: `crypto-js/core` → `crypto-js`. */
function packageOf(specifier) {
  const [, name] = specifier.match(/^((?:@[^/]+\/)?[^/]+)/);
  return name;
}

/** Whether a folder may import a specifier's package. */
export const isPackageAllowed = (place, specifier) => PACKAGES[packageOf(specifier)]?.includes(place) ?? false;
