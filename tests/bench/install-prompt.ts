import { setTimeout as pause } from 'node:timers/promises';
import { startPlatform } from '../platform/platform';
import { DIST_DIR } from '../support/browser/fixtures';
import { launchRawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { TestPlatform } from '../support/browser/test-platform';
import type { Benchmark } from './measure';

const ROUNDS = 20;
/** Delay that the benchmark adds to every script of the page (ms). */
const SCRIPT_DELAY_MS = 2_000;
const TIMEOUT_MS = 60_000;

/**
 * Number of first visits with delayed scripts after which the page holds the browser's install prompt event and can
 * be installed (INST-1).
 */
export const installPromptBenchmark: Benchmark = {
  name: 'install prompt',
  async measure({ runs = ROUNDS }) {
    const running = await startPlatform({ distDir: DIST_DIR });
    const platform = new TestPlatform(running);
    platform.setScenario('FAIR', { install: true });
    platform.addFault({ endpoint: '/m/assets/', latencyMs: SCRIPT_DELAY_MS });
    let kept = 0;
    try {
      for (let round = 0; round < runs; round += 1)
        if (await isInstallPromptKept(`${platform.originOf('FAIR')}/m/home`)) kept += 1;
    } finally {
      await running.close();
    }
    return [
      {
        name: 'install prompts kept on first visits, scripts 2 s late',
        unit: 'runs',
        measured: kept,
        baseline: runs,
        baselineName: 'visits',
        target: { atLeast: runs },
      },
    ];
  },
};

/**
 * Opens a page in a new profile. Resolves with whether the page holds the install prompt event and can be installed.
 */
async function isInstallPromptKept(url: string): Promise<boolean> {
  const browser = await launchRawCdpBrowser();
  try {
    await browser.open(url);
    const startedAt = Date.now();
    while (!(await browser.evaluate<boolean>('"installEvent" in window'))) {
      if (Date.now() - startedAt > TIMEOUT_MS) return false;
      await pause(200);
    }
    const { installabilityErrors } = (await browser.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: readonly unknown[];
    };
    return installabilityErrors.length === 0;
  } finally {
    await browser.close();
  }
}
