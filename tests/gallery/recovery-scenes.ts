import { ALL, largeText, rightToLeft, type Scene, type Stage } from './scene';

const SIZES = [{ width: 360, height: 800 }];

/** A visit in good times, which leaves language and colours; then every merchant's domain fails. */
const fail =
  (host: string) =>
  async ({ page, platform }: Stage) => {
    const lines = [`http://${host}:${platform.port}`];
    await page.goto('/m/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const merchant of ALL) platform.stage(merchant, { domainNotAvailable: true, lines });
  };
const ALIVE = fail('other-line.localhost');

const nobodyAnswers = async (stage: Stage) => {
  stage.platform.fault({ endpoint: 'ping', status: 502 });
  stage.platform.fault({ endpoint: 'customerServices', body: '{"success":true,"value":{"services":[]}}' });
  await ALIVE(stage);
};

const untilFound = ({ page }: Stage) => page.getByText('other-line.localhost').waitFor();
const untilClosed = async ({ page }: Stage) => {
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
};

const scene = (name: string, more: Partial<Scene>): Scene => ({ name, path: '/m/home', sizes: SIZES, ...more });

/** A domain that fails, and the way to one that answers (DOM-1). */
export const RECOVERY_SCENES: readonly Scene[] = [
  scene('domain-found', { merchants: ALL, arrange: ALIVE, act: untilFound }),
  scene('domain-looking', {
    merchants: ALL,
    arrange: async (stage) => {
      stage.platform.fault({ endpoint: 'ping', hang: true });
      await ALIVE(stage);
    },
    act: ({ page }) => page.getByRole('progressbar').waitFor(),
  }),
  scene('domain-none', {
    merchants: ALL,
    arrange: nobodyAnswers,
    act: ({ page }) => page.locator('[role=status]:not(:empty)').waitFor(),
  }),
  scene('domain-closed', { merchants: ALL, arrange: ALIVE, act: untilClosed }),
  scene('domain-large', {
    merchants: ALL,
    arrange: ALIVE,
    act: async (stage) => {
      await untilFound(stage);
      await largeText(stage);
    },
  }),
  scene('domain-rtl', {
    arrange: ALIVE,
    act: async (stage) => {
      await untilFound(stage);
      await rightToLeft(stage);
    },
  }),
];
