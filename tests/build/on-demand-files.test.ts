import { expect, test } from 'vitest';
import { findOnDemandFiles } from '../../deploy/build/output/on-demand-files.mjs';

/** Source texts of scripts by name, with their static and dynamic imports. */
const SCRIPTS = {
  main: 'import{a}from"#vendor";import("#pages-login")',
  vendor: '',
  'pages-login': 'import"#shared-form";import("#browser-identity");import("#worker-api")',
  'shared-form': '',
  'browser-identity': 'import"#vendor-firebase-app";import"#shared-form";',
  'vendor-firebase-app': '',
  'worker-api': '',
  'services-i18n-catalogues-vi': '',
};
const urlOf = (name: string) => `/m/assets/${name}-1.js`;
const names = Object.keys(SCRIPTS);
const assets = {
  imports: Object.fromEntries(names.map((name) => [`#${name}`, urlOf(name)])),
  files: new Map([
    ...Object.entries(SCRIPTS).map(([name, text]): [string, string] => [urlOf(name), text]),
    ['/m/assets/face-serif-1.woff2', ''],
  ]),
};

test('[OFF-3] scripts that are useless offline, scripts that only they import, and display fonts are marked to be stored on demand', () => {
  expect([...findOnDemandFiles(assets)].sort()).toEqual([
    urlOf('browser-identity'),
    '/m/assets/face-serif-1.woff2',
    urlOf('vendor-firebase-app'),
  ]);
});
