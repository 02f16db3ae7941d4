import type { WorkerFixture } from '@playwright/test';
import { type AuthEmulator, startAuthEmulator } from '../../platform/identity/start-auth-emulator';

/** Worker fixture that starts the Firebase Auth emulator for the first test that needs it. */
export const authEmulatorFixture: [WorkerFixture<AuthEmulator, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  async ({}, use) => {
    const emulator = await startAuthEmulator();
    await use(emulator);
    emulator.stop();
  },
  { scope: 'worker', timeout: 270_000 },
];
