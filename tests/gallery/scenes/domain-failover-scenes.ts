import { MERCHANTS } from '../../platform/merchants/find-merchant';
import { enlargeText, type Scene, type SceneContext } from './scene';

const HOST = 'other-line.localhost';

/** Opens home once, which stores the language and the theme. Then makes every merchant's domain fail. */
async function withFallbackDomain({ page, platform }: SceneContext) {
  const lines = [`http://${HOST}:${platform.port}`];
  await page.goto('/m/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const { code } of MERCHANTS) platform.setScenario(code, { domainNotAvailable: true, lines });
}

async function withSlowDomain(stage: SceneContext) {
  stage.platform.addFault({ endpoint: 'ping', hang: true });
  await withFallbackDomain(stage);
}

async function withoutFallbackDomain(stage: SceneContext) {
  stage.platform.addFault({ endpoint: 'ping', status: 502 });
  stage.platform.addFault({ endpoint: 'customerServices', body: '{"success":true,"value":{"services":[]}}' });
  await withFallbackDomain(stage);
}

const untilFound = ({ page }: SceneContext) => page.getByText(HOST).waitFor();

async function closeNotice({ page }: SceneContext) {
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

async function foundInLargeText(stage: SceneContext) {
  await untilFound(stage);
  await enlargeText(stage);
}

/** A domain that fails, and the failover to a fallback domain (DOM-1). */
export const DOMAIN_FAILOVER_SCENES: readonly Scene[] = [
  { name: 'domain-found', path: '/m/home', arrange: withFallbackDomain, act: untilFound },
  { name: 'domain-large-text', path: '/m/home', arrange: withFallbackDomain, act: foundInLargeText },
  {
    name: 'domain-looking',
    path: '/m/home',
    arrange: withSlowDomain,
    act: ({ page }) => page.getByRole('progressbar').waitFor(),
  },
  {
    name: 'domain-none',
    path: '/m/home',
    arrange: withoutFallbackDomain,
    act: ({ page }) => page.locator('[role=status]:not(:empty)').waitFor(),
  },
  { name: 'domain-closed', path: '/m/home', arrange: withFallbackDomain, act: closeNotice },
];
