import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { startPlatform } from '../platform/platform';
import { generateVapidKeys } from '../platform/push/vapid';
import { DIST_DIR } from '../support/browser/fixtures';
import { setPlatformOfBrowserContext, TestPlatform } from '../support/browser/test-platform';
import { startChromiumPushService } from '../support/push/chromium-push-service';
import { launchBrowserWithPush } from '../support/push/launch-browser-with-push';
import { sendPushPayload } from '../support/push/send-push-payload';
import { startDBusSessionBus } from '../support/push/session-bus';
import { turnPushOn } from '../support/push/turn-push-on';
import { buildMinimalReactPage } from './baseline/build-minimal-react-page';
import { type Benchmark, median, quantile } from './measure';

const ROUNDS = 60;
/** Number of messages that are sent before the measurement. */
const WARM_UP_ROUNDS = 5;
/** Wait after a notification, so that the service worker can send its receipts (ms). */
const SETTLE_MS = 300;
/** Maximum median delivery time of the app, as a multiple of the minimal service worker's. */
const MAX_RATIO = 1.2;
/** Maximum excess of the app's 95th-percentile delivery time over the minimal service worker's (ms). */
const MAX_DELAY_MS = 200;

/** A browser with a push subscription. */
interface Receiver {
  /** Sends a message. Resolves with the time until its notification is on the desktop (ms). */
  deliver(round: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Time from sending an encrypted push to its notification, compared with a minimal service worker that only shows the
 * notification (PUSH-3).
 */
export const pushDeliveryBenchmark: Benchmark = {
  name: 'push delivery',
  async measure({ runs = ROUNDS }) {
    const folder = await buildMinimalReactPage(false);
    const app = await startReceiver(DIST_DIR, async (page, platform) => {
      await turnPushOn(page);
      return platform.pushTokens('FAIR', 'alice')[0] ?? '';
    });
    const bare = await startReceiver(folder, subscribe);
    const measured: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < runs + WARM_UP_ROUNDS; round += 1) {
      const times = [await app.deliver(round), await bare.deliver(round)] as const;
      if (round < WARM_UP_ROUNDS) continue;
      measured.push(times[0]);
      baseline.push(times[1]);
    }
    await Promise.all([app.close(), bare.close()]);
    await rm(folder, { recursive: true });
    const figure = { unit: 'ms', baselineName: 'a service worker that does nothing else' } as const;
    const [high, highBaseline] = [quantile(measured, 0.95), quantile(baseline, 0.95)];
    return [
      {
        ...figure,
        name: 'a push from sent to shown, median',
        measured: median(measured),
        baseline: median(baseline),
        target: { atMost: median(baseline) * MAX_RATIO },
      },
      {
        ...figure,
        name: 'a push from sent to shown, percentile 95',
        measured: high,
        baseline: highBaseline,
        target: { atMost: highBaseline + MAX_DELAY_MS },
      },
    ];
  },
};

/** Subscribes the page's service worker to push with a new VAPID key. Resolves with the subscription as JSON. */
async function subscribe(page: Page): Promise<string> {
  await page.goto('/m/home');
  return page.evaluate(async (applicationServerKey) => {
    await navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' });
    const { pushManager } = await navigator.serviceWorker.ready;
    return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  }, generateVapidKeys().publicKey);
}

async function startReceiver(
  distDir: string,
  register: (page: Page, platform: TestPlatform) => Promise<string>,
): Promise<Receiver> {
  const profile = await mkdtemp(join(tmpdir(), 'push-'));
  const running = await startPlatform({ distDir });
  const platform = new TestPlatform(running);
  const service = await startChromiumPushService();
  platform.connectPush(service.origin);
  const desktop = await startDBusSessionBus(join(profile, 'bus'));
  const context = await launchBrowserWithPush({ profile, service, desktop, baseURL: platform.originOf('FAIR') });
  setPlatformOfBrowserContext(context, platform);
  const token = await register(await context.newPage(), platform);
  return {
    async deliver(round) {
      const count = desktop.shown.length;
      const startedAt = performance.now();
      await sendPushPayload(
        service.origin,
        token,
        JSON.stringify({ title: `Message ${round}`, body: 'At eight', id: `m${round}` }),
      );
      while (desktop.shown.length === count) await pause(1);
      const time = performance.now() - startedAt;
      await pause(SETTLE_MS);
      return time;
    },
    async close() {
      await context.close();
      await desktop.close();
      await service.close();
      await running.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
