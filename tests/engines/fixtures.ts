import { test as base, expect, type TestInfo } from '@playwright/test';
import type { Emulator } from '../platform/identity/start-emulator';
import { startPlatform } from '../platform/platform';
import { emulatorFixture } from '../support/emulator';
import { DIST } from '../support/fixtures';
import { TestPlatform } from '../support/test-platform';
import { startFirefox } from './firefox';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

export type EngineName = 'webkit' | 'firefox';

export interface ForEngine {
  engineName: EngineName;
  engine: Engine;
  emulator: Emulator;
}

interface PerTest {
  /** A platform of this test's own, which it may stop. */
  served: Served;
  visitor: Visitor;
  /** Complaints this test provokes on purpose; any other fails it. */
  allowedComplaints: RegExp | undefined;
}

interface Served {
  readonly platform: TestPlatform;
  readonly origin: string;
  /** From now on nobody answers. */
  stop(): Promise<void>;
}

export const test = base.extend<PerTest, ForEngine>({
  engineName: ['webkit', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit() : startFirefox());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  emulator: emulatorFixture,

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
  served: async ({}, use) => {
    const running = await startPlatform({ distDir: DIST });
    const platform = new TestPlatform(running);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= running.close();
      return stopped;
    };
    await use({ platform, origin: platform.originOf('FAIR'), stop });
    await stop();
  },

  allowedComplaints: [undefined, { option: true }],

  visitor: async ({ engine, served, allowedComplaints }, use, testInfo) => {
    const arrived = await engine.receive();
    const visitor: Visitor = { ...arrived, open: (address) => arrived.open(new URL(address, served.origin).href) };
    try {
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) await attachPicture(visitor, testInfo);
      const complaints = (await visitor.complaints()).filter((text) => !allowedComplaints?.test(text));
      expect(complaints, 'complaints of the page').toEqual([]);
    } finally {
      await visitor.leave();
    }
  },
});

export { expect };

async function attachPicture(visitor: Visitor, testInfo: TestInfo): Promise<void> {
  // Best effort: a page that is not drawn has no picture, and the failure is told without one.
  const body = await visitor.picture().catch(() => '');
  await testInfo.attach('screen', { body, contentType: 'image/png' });
}
