import { expect, test } from 'vitest';
import { findOnDemandFileUrls } from '../../deploy/build/output/on-demand-files.mjs';

/** Source texts of scripts by name, with their static and dynamic imports. */
const SCRIPTS = {
  main: 'import{a}from"#vendor";import("#pages-login")',
  vendor: '',
  'pages-login': 'import"#forms";import("#identity");import("#worker-api")',
  forms: '',
  identity: 'import"#vendor-firebase-app";import"#forms";',
  'vendor-firebase-app': '',
  'worker-api': '',
};
const urlOf = (name: string) => `/m/assets/${name}-1.js`;
const names = Object.keys(SCRIPTS);
const assets = {
  imports: Object.fromEntries(names.map((name) => [`#${name}`, urlOf(name)])),
  files: new Map([
    ...Object.entries(SCRIPTS).map(([name, text]): [string, string] => [urlOf(name), text]),
    ['/m/assets/face-serif-1.woff2', ''],
    ['/m/assets/texts-1/en.js', ''],
    ['/m/assets/texts-1/vi.js', ''],
  ]),
};

test('[OFF-3.2] network-only scripts, their own imports, display fonts and non-English catalogues are stored on demand', () => {
  expect([...findOnDemandFileUrls(assets)].sort()).toEqual([
    '/m/assets/face-serif-1.woff2',
    urlOf('identity'),
    '/m/assets/texts-1/vi.js',
    urlOf('vendor-firebase-app'),
  ]);
});
