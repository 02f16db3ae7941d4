import { createScenarioChangeStep, enlargeText, LANDSCAPE_SCREEN_SIZE, type Scene, type SceneContext } from './scene';

const contactUs = ({ page, text }: SceneContext) => page.getByRole('button', { name: text('Contact us') }).click();
const withoutPlatform = ({ platform }: SceneContext) => platform.addFault({ endpoint: 'status', status: 500 });
const MAINTENANCE = { maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 15, 30) };

/** States of the site such as maintenance, customer service, the page for an unknown path, and diagnostics. */
export const SITE_STATE_SCENES: readonly Scene[] = [
  { name: 'not-found', path: '/m/nowhere' },
  { name: 'maintenance', path: '/m/home', arrange: createScenarioChangeStep(MAINTENANCE) },
  {
    name: 'maintenance-large-text',
    path: '/m/home',
    arrange: createScenarioChangeStep(MAINTENANCE),
    act: enlargeText,
  },
  { name: 'denied', path: '/m/home', arrange: createScenarioChangeStep({ regionRestriction: true }) },
  { name: 'start-failed', path: '/m/home', arrange: withoutPlatform },
  { name: 'start-failed-large-text', path: '/m/home', arrange: withoutPlatform, act: enlargeText },
  {
    name: 'support-sheet',
    path: '/m/home',
    merchants: ['FAIR'],
    arrange: createScenarioChangeStep({ maintenance: true }),
    act: contactUs,
  },
  {
    name: 'support-sheet-landscape',
    path: '/m/home',
    merchants: ['FAIR'],
    size: LANDSCAPE_SCREEN_SIZE,
    arrange: createScenarioChangeStep({ maintenance: true }),
    act: contactUs,
  },
  { name: 'diagnostics', path: '/m/diagnostics', whole: true },
  { name: 'diagnostics-large-text', path: '/m/diagnostics', act: enlargeText },
];
