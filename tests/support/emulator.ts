import type { WorkerFixture } from '@playwright/test';
import { type Emulator, startEmulator } from '../platform/identity/start-emulator';

/** The Firebase Auth emulator as a fixture; it starts with a worker's first test that needs it. */
export const emulatorFixture: [WorkerFixture<Emulator, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
  async ({}, use) => {
    const emulator = await startEmulator();
    await use(emulator);
    emulator.stop();
  },
  { scope: 'worker', timeout: 270_000 },
];
