import type { WorkerFixture } from '@playwright/test';
import { type Emulator, startEmulator } from '../../platform/identity/start-emulator';

/** Worker fixture that starts the Firebase Auth emulator for the first test that needs it. */
export const emulatorFixture: [WorkerFixture<Emulator, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  async ({}, use) => {
    const emulator = await startEmulator();
    await use(emulator);
    emulator.stop();
  },
  { scope: 'worker', timeout: 270_000 },
];
