/**
 * The scripts that home loads by itself on a first visit, beyond the initial ones: before React, beside it, and once the
 * browser is idle. Their sizes are the row `home` of budgets.json. The browser test read/home-scripts.spec.ts compares
 * this list with what a browser loads.
 */
export const HOME_SCRIPTS = [
  'first-visit',
  'merchant-theme-tokens',
  'home-deferred',
  'games-deferred',
  'deferred-parts',
  'chat',
  'overlays',
  'schedule-home-snapshot',
  'i18next-translate',
  'service-worker-bridge',
  'background',
  // The background tasks encrypt what they send.
  'axios-client',
  'encryption',
];
