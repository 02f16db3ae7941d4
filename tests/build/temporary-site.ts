import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/**
 * Files and folders that a test site copies from the app, such as the HTML template, the inline bootstrap script and
 * the settings.
 */
const COPIED = [
  'public',
  'src/bootstrap',
  'src/contract',
  'deploy/settings.json',
  'tests/platform/settings.json',
  'package.json',
  'tsconfig.json',
];

/**
 * Creates a site in a temporary folder, which is removed after the test. Returns the folder as `root`, and `write`,
 * which adds or replaces a source file.
 */
export function createTemporarySite(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const source of COPIED) cpSync(path.join(PROJECT, source), path.join(root, source), { recursive: true });
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write };
}

const page = (name: string) => `
  import { useState } from 'react';
  import styles from './${name}.module.css';
  import { Row } from '../ui/row';
  export default function Page() {
    const [count] = useState(0);
    return <main className={styles.page}><Row text="${name} page" />{count}</main>;
  }`;

/**
 * Source files of a React site with a catalogue, a web worker and a service worker. Its lazy pages and its recovery
 * screen share a component.
 */
export const REACT_SITE_FILES: Record<string, string> = {
  'src/main.tsx': `
    import './app/global.css';
    import { createRoot } from 'react-dom/client';
    import { Suspense, lazy } from 'react';
    import { loadTexts } from './services/i18n/catalogue';
    import { Title } from './ui/title';
    const Wallet = lazy(() => import('./pages/wallet'));
    const Games = lazy(() => import('./pages/games'));
    const SiteScreen = lazy(() => import('./features/boot/site-screen'));
    void loadTexts('vi').then((vi) => console.info(vi.default['a.b']));
    const root = document.getElementById('root');
    if (root) createRoot(root).render(<><Title text="first" /><Suspense><Wallet /><Games /><SiteScreen /></Suspense></>);`,
  'src/app/global.css': 'html { color: #010203 }',
  'src/ui/title.tsx': `
    import styles from './title.module.css';
    export const Title = ({ text }: { text: string }) => <h1 className={styles.title}>{text}</h1>;`,
  'src/ui/title.module.css': '.title { color: #040506 }',
  'src/ui/row.tsx': `
    import styles from './row.module.css';
    export const Row = ({ text }: { text: string }) => <p className={styles.row}>{text}</p>;`,
  'src/ui/row.module.css': '.row { color: #070809 }',
  'src/pages/wallet.tsx': page('wallet'),
  'src/pages/games.tsx': page('games'),
  'src/pages/wallet.module.css': '.page { color: #0a0b0c }',
  'src/pages/games.module.css': '.page { color: #0d0e0f }',
  'src/features/boot/site-screen.tsx': `
    import { Row } from '../../ui/row';
    export default function SiteScreen() { return <Row text="maintenance" />; }`,
  'src/services/i18n/catalogue.ts': 'export const loadTexts = (code: string) => import(`./catalogues/${code}.json`);',
  'src/services/i18n/catalogues/en.json': '{ "a.b": "hello" }',
  'src/services/i18n/catalogues/vi.json': '{ "a.b": "xin chào" }',
  'worker/index.ts': `import { deploymentSettings } from '../src/contract/bootstrap/deployment'; console.info(deploymentSettings);`,
  'sw/index.ts': `self.addEventListener('install', () => {}); export {};`,
};
