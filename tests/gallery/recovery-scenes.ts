import { ALL, largeText, rightToLeft, type Scene, type Stage } from './scene';

const SIZES = [{ width: 360, height: 800 }];

/** Opens home once, which stores language and theme; then every merchant's domain fails. */
const failDomain =
  (host: string) =>
  async ({ page, platform }: Stage) => {
    const lines = [`http://${host}:${platform.port}`];
    await page.goto('/m/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const merchant of ALL) platform.setScenario(merchant, { domainNotAvailable: true, lines });
  };
const withFallbackDomain = failDomain('other-line.localhost');

const withoutFallbackDomain = async (stage: Stage) => {
  stage.platform.addFault({ endpoint: 'ping', status: 502 });
  stage.platform.addFault({ endpoint: 'customerServices', body: '{"success":true,"value":{"services":[]}}' });
  await withFallbackDomain(stage);
};

const untilFound = ({ page }: Stage) => page.getByText('other-line.localhost').waitFor();
const untilClosed = async ({ page }: Stage) => {
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
};

const scene = (name: string, more: Partial<Scene>): Scene => ({ name, path: '/m/home', sizes: SIZES, ...more });

/** A domain that fails, and the failover to a fallback domain (DOM-1). */
export const RECOVERY_SCENES: readonly Scene[] = [
  scene('domain-found', { merchants: ALL, arrange: withFallbackDomain, act: untilFound }),
  scene('domain-looking', {
    merchants: ALL,
    arrange: async (stage) => {
      stage.platform.addFault({ endpoint: 'ping', hang: true });
      await withFallbackDomain(stage);
    },
    act: ({ page }) => page.getByRole('progressbar').waitFor(),
  }),
  scene('domain-none', {
    merchants: ALL,
    arrange: withoutFallbackDomain,
    act: ({ page }) => page.locator('[role=status]:not(:empty)').waitFor(),
  }),
  scene('domain-closed', { merchants: ALL, arrange: withFallbackDomain, act: untilClosed }),
  scene('domain-large', {
    merchants: ALL,
    arrange: withFallbackDomain,
    act: async (stage) => {
      await untilFound(stage);
      await largeText(stage);
    },
  }),
  scene('domain-rtl', {
    arrange: withFallbackDomain,
    act: async (stage) => {
      await untilFound(stage);
      await rightToLeft(stage);
    },
  }),
];
