import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, HEADLESS_CHROMIUM_PATH } from '../support/browser/chromium';
import { platformCommands } from './commands';
import { refuseRequestsOfFormerTests } from './current-test';

/** Resolves with a port that no server of this machine listens on. */
function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Options with which the component tests launch the browser. */
export const BROWSER_LAUNCH_OPTIONS = { executablePath: HEADLESS_CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] };

process.env.COMPONENT_PLATFORM_PORT ??= String(await findFreePort());

/**
 * Component tests: components, hooks and browser capabilities in a real Chromium, without the built app. Requests go
 * to the local platform.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  server: {
    // The platform starts in the global setup, on the port that was free when this configuration was read.
    // `/games` holds the games that a trial shows in its frame, `/cdn/…/art/` the illustrations of the merchants,
    // `/cdn/payments/` the logos of deposit methods and banks.
    proxy: Object.fromEntries(
      ['/wps', '/games', '^/cdn/\\w+/art/', '/cdn/payments/'].map((path) => [
        path,
        { target: `http://localhost:${process.env.COMPONENT_PLATFORM_PORT}`, bypass: refuseRequestsOfFormerTests },
      ]),
    ),
  },
  cacheDir: '.cache/component-tests',
  define: { 'process.env.ALL_KINDS': JSON.stringify(process.env.ALL_KINDS ?? '') },
  // Named here, because a dependency that is found during a run reloads the page of a test.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/valibot',
      '@tanstack/react-query',
      'axe-core',
      'axios',
      'comlink',
      'crypto-js/core',
      'crypto-js/enc-base64',
      'crypto-js/hmac-sha256',
      'crypto-js/mode-ecb',
      'crypto-js/tripledes',
      'dexie',
      'dompurify',
      'i18next',
      'idb',
      'jsencrypt',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'valibot',
      'vitest-browser-react',
      'zustand',
    ],
  },
  test: {
    include: ['{src,tests/components}/**/*.component.test.{ts,tsx}'],
    // The files share one platform, which every test resets.
    fileParallelism: false,
    globalSetup: ['tests/components/platform.ts'],
    setupFiles: ['tests/components/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // They only end what hangs: a busy machine takes longer than the default second.
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      commands: platformCommands,
      provider: playwright({
        launchOptions: BROWSER_LAUNCH_OPTIONS,
        actionTimeout: 60_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
