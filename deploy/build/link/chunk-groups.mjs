/**
 * Maps the name of a file to the lazy modules that are built into it, because they are used together or each is too
 * small to be worth an import map entry and a request. Every other lazy module has its own file.
 */
export const LAZY_MODULE_GROUPS = {
  'games-deferred': [
    'src/features/games/page/category-games.tsx',
    'src/features/games/search/game-search.tsx',
    'src/features/games/matches/match-lane.tsx',
    'src/features/games/recent/recent-games-lane.tsx',
    'src/features/games/recent/play-on-link.tsx',
    'src/features/games/featured/vendor-lane.tsx',
    'src/features/games/board/draw-board.tsx',
    'src/features/games/board/live-tables.tsx',
  ],
  'small-pages': [
    'src/pages/invite-friends.tsx',
    'src/pages/mall.tsx',
    'src/pages/member-history.tsx',
    'src/pages/member-tickets.tsx',
    'src/pages/not-found.tsx',
    'src/pages/reward-center.tsx',
  ],
  // Few members ask for an erasure or send documents; both are requests that take effect once.
  requests: ['src/features/erasure/erasure-section.tsx', 'src/pages/member-documents.tsx'],
  'home-deferred': [
    'src/features/home/refresh/refresh-button.tsx',
    'src/features/support/home-support-links.tsx',
    'src/services/legal/legal-line.tsx',
    'src/features/mini-game/mini-game.tsx',
    'src/features/wallet/header/balance-pill.tsx',
  ],
  // Critical, as nothing can be fetched when they are needed: see critical-files.mjs.
  'site-screens': [
    'src/features/boot/site-screen.tsx',
    'src/features/boot/start-notice.tsx',
    'src/services/support/ui/contact-button.tsx',
    'src/services/queries/stale-data-notice.tsx',
    'src/services/legal/legal-information.tsx',
    'src/services/legal/legal-kit-button.tsx',
    'src/services/legal/legal-kit-sheet.tsx',
    // Shows legal texts too.
    'src/features/cashier/form/deposit-notice-dialog.tsx',
  ],
  // The question before a deposit has a form of the page; the reality check shows its statement; instead of
  // offers a break is shown, as there; what an exclusion does elsewhere is what its form does.
  'pages-member-limits': [
    'src/pages/member-limits.tsx',
    'src/features/cashier/limits/deposit-limit-dialog.tsx',
    'src/features/cashier/reality-check/reality-check-dialog.tsx',
    'src/services/play-protection/offers-paused.tsx',
    'src/services/play-protection/handle-exclusion-refusal.ts',
    'src/services/play-protection/send-unanswered-exclusion.ts',
  ],
  // What a merchant's record changes: the colors, the texts, the captcha.
  'merchant-theme-tokens': [
    'src/services/theme/merchant-theme-tokens.ts',
    'src/services/i18n/merchant-texts.ts',
    'src/services/i18n/merchant-text-rules.ts',
    'src/services/captcha/fetch-geetest-setup.ts',
  ],
  'domain-failover': [
    'src/features/domain-failover/create-domain-failover.tsx',
    'src/features/domain-failover/ui/domain-error-screen.tsx',
  ],
  'account-dialogs': [
    'src/features/login/panel/login-dialog.tsx',
    'src/features/registration/form/register-dialog.tsx',
    'src/features/games/visitor/visitor-game-sheet.tsx',
  ],
  // Loaded by the first encrypted request, which needs both.
  encryption: ['src/api/encrypt-request.ts', 'src/services/platform/opened-web-worker.ts'],
  'automatic-sign-in': [
    'src/features/login/auto-login/run-auto-login.ts',
    'src/services/session-lifecycle/begin-again.ts',
    'src/services/session-lifecycle/sign-in-with-url-token.ts',
    'src/services/remembered-login/remembered-login.ts',
  ],
  // Loaded once home is idle.
  overlays: [
    'src/app/idle-features.tsx',
    'src/features/install/install-features.tsx',
    'src/features/install/install-button.tsx',
    'src/features/install/install-rows.tsx',
  ],
  background: [
    'src/features/lifecycle/start-background-tasks.ts',
    'src/features/domain-failover/list/refresh-domain-list-and-customer-services.ts',
    'src/services/domain-list/extract-signed-domains.ts',
    'src/services/games/move-former-recent-games.ts',
    'src/services/tracking/enqueue-tracking-event.ts',
  ],
  // Loaded only where a deployment has a collector.
  collector: ['src/services/observability/start-collector.ts'],
  // Alone in its group, for a short name: index.html has no room.
  failed: ['src/services/observability/failed-call-records.ts'],
  // Alone in its group, for a name that says which api.
  'worker-api': ['worker/api.ts'],
  // Loaded only where the merchant has an extension. A short name: index.html has no room.
  slots: ['src/services/extensions/extension-part.tsx', 'src/pages/extension-page.tsx'],
  chat: ['src/features/chat/unread/unread-badge.tsx', 'src/features/chat/launch/open-chat.tsx'],
  social: ['src/features/social/ui/social-sign-in-panel.tsx', 'src/features/social/ui/resume-redirect-sign-in.tsx'],
};

/**
 * Groups for code that several files share, by the files that use it: such code is in the first group that lists all
 * files that use it, else in `common`, which nearly every lazy file imports. Code that a chunk imports is used by at
 * least the files that use the chunk, so imports lead from a group to itself, to a later group or to `common`, and there
 * are no cycles.
 */
export const SHARED_GROUPS = {
  // Not for the registration, which has a form of its own.
  'login-form': ['account-dialogs', 'automatic-sign-in', 'pages-login'],
  registration: ['account-dialogs', 'pages-register', 'social'],
  // Captcha and phone fields, without what a change of password and the provider's code need of the sign-in.
  'sign-in-fields': ['account-dialogs', 'open-second-factor', 'pages-login', 'pages-register', 'social'],
  'sign-in': [
    'account-dialogs',
    'automatic-sign-in',
    'identity',
    'open-second-factor',
    'pages-change-password',
    'pages-login',
    'pages-register',
    'social',
  ],
  // The sheet of countries and the sheet of banks.
  'search-sheet': ['account-dialogs', 'bank-sheet', 'open-second-factor', 'pages-login', 'pages-register', 'social'],
  // Both run once home is idle; without it, the pages of push would load popups with it.
  overlays: ['background', 'overlays'],
  // Without the pages that only store or show what waits.
  push: ['background', 'overlays', 'pages-member-data', 'pages-member-home'],
  outbox: [
    'background',
    'collector',
    'overlays',
    'pages-diagnostics',
    'pages-feedback',
    'pages-member-data',
    'pages-member-home',
    'service-worker-bridge',
  ],
  // Removes what is private from what is told of failures.
  failures: ['collector', 'failed'],
  // In `common` every page would load it.
  folds: ['pages-member-data', 'pages-member-limits'],
  cashier: ['pages-voucher-center', 'pages-withdraw'],
  // Accounts for withdrawals and logos, without the amounts and orders of the cashier.
  payout: ['bank-sheet', 'pages-add-bank-card', 'pages-voucher-center', 'pages-withdraw'],
  // Typed amounts, without the orders of the cashier, which limits of play do not have.
  amounts: ['pages-add-bank-card', 'pages-member-limits', 'pages-voucher-center', 'pages-withdraw'],
  // Without the pages that only list games or tickets.
  'game-launch': ['games-deferred', 'pages-game', 'pages-launch-game'],
  'game-pages': ['games-deferred', 'pages-game', 'pages-launch-game', 'small-pages'],
  // Until when a member is on a break, which home does not show.
  breaks: ['pages-game', 'pages-launch-game', 'pages-member-limits', 'pages-voucher-center'],
  // The moment in which money has arrived.
  success: ['pages-leader-board', 'pages-voucher-center', 'pages-withdraw', 'small-pages'],
  wallet: [
    'home-deferred',
    'overlays',
    'pages-add-bank-card',
    'pages-leader-board',
    'pages-member-home',
    'pages-member-limits',
    'pages-voucher-center',
    'pages-withdraw',
    'requests',
    'small-pages',
  ],
  // Pages that ask a visitor to sign in.
  'visitor-pages': ['deferred-parts', 'pages-activity', 'pages-member-home', 'small-pages'],
  // Pages behind the gate of offers, and their long lists.
  offers: ['pages-activity', 'pages-leader-board', 'pages-member-benefits', 'small-pages'],
  'member-pages': [
    'chat',
    'pages-activity',
    'pages-agent-register',
    'pages-member-benefits',
    'pages-member-home',
    'small-pages',
  ],
  // What the visitor allows; which advertisement has brought them, for a registration and for tracking; and cookies.
  visit: [
    'account-dialogs',
    'background',
    'overlays',
    'pages-member-data',
    'pages-member-home',
    'pages-register',
    'social',
  ],
  // Requests that take effect once.
  submissions: [
    'account-dialogs',
    'pages-add-bank-card',
    'pages-agent-register',
    'pages-register',
    'pages-voucher-center',
    'pages-withdraw',
    'requests',
    'small-pages',
    'social',
  ],
  // Push, installation, updates and tracking, which start once home is idle.
  'idle-shared': [
    'account-dialogs',
    'background',
    'collector',
    'deferred-parts',
    'domain-failover',
    'firebase-push',
    'merchant-theme-tokens',
    'overlays',
    'pages-activity',
    'pages-diagnostics',
    'pages-feedback',
    'pages-member-data',
    'pages-member-home',
    'pages-register',
    'service-worker-bridge',
    'social',
  ],
  databases: [
    'automatic-sign-in',
    'background',
    'firebase-push',
    'overlays',
    'pages-diagnostics',
    'pages-feedback',
    'pages-member-data',
    'pages-member-home',
    'service-worker-bridge',
  ],
  forms: [
    'account-dialogs',
    'open-second-factor',
    'pages-add-bank-card',
    'pages-agent-register',
    'pages-change-password',
    'pages-feedback',
    'pages-login',
    'pages-member-limits',
    'pages-register',
    'pages-voucher-center',
    'pages-withdraw',
    'requests',
    'social',
  ],
  // Legal texts beside home and over every page, which load them with what shows them.
  legal: ['home-deferred', 'pages-diagnostics', 'site-screens'],
  // Customer service, for the pages that offer it without a tap.
  support: [
    'account-dialogs',
    'background',
    'chat',
    'domain-failover',
    'home-deferred',
    'pages-add-bank-card',
    'pages-agent-register',
    'pages-change-password',
    'pages-diagnostics',
    'pages-login',
    'pages-member-benefits',
    'pages-member-home',
    'pages-member-limits',
    'requests',
    'site-screens',
    'small-pages',
  ],
  // Amounts and the balance.
  money: [
    'games-deferred',
    'home-deferred',
    'overlays',
    'pages-add-bank-card',
    'pages-agent-register',
    'pages-game',
    'pages-launch-game',
    'pages-leader-board',
    'pages-member-home',
    'pages-member-limits',
    'pages-voucher-center',
    'pages-withdraw',
    'requests',
    'small-pages',
  ],
  // Rows, results of queries and their notices, which the pages of the sign-in do not have.
  lists: [
    'games-deferred',
    'home-deferred',
    'overlays',
    'pages-activity',
    'pages-add-bank-card',
    'pages-agent-register',
    'pages-diagnostics',
    'pages-leader-board',
    'pages-member-benefits',
    'pages-member-data',
    'pages-member-home',
    'pages-member-limits',
    'pages-voucher-center',
    'pages-withdraw',
    'requests',
    'site-screens',
    'small-pages',
  ],
};

/**
 * Lazy scripts that must be stored with the critical files, because the network may be unavailable when they are
 * needed: the maintenance and access-denied screens, and the domain failover with its transport and web worker bridge
 * (DOM-1).
 */
export const RECOVERY_SCRIPTS = ['axios-client', 'encryption', 'site-screens', 'domain-failover'];

/**
 * Lazy scripts that do nothing without the network: those for the identity provider, push, the mini game, a first visit
 * and the collector.
 */
export const ONLINE_SCRIPTS = [
  'identity',
  'firebase-push',
  'mini-game-widget',
  'first-visit',
  'first-visit-theme',
  'collector',
];

/** Returns the group of a lazy module; undefined when it has its own file. */
export function findLazyModuleGroup(entryPoint) {
  return Object.keys(LAZY_MODULE_GROUPS).find((group) => LAZY_MODULE_GROUPS[group].includes(entryPoint));
}

/** Returns the group of code that only these files use; `common` if no group lists them all. */
export function findSharedGroup(users) {
  const found = Object.entries(SHARED_GROUPS).find(([, files]) => users.every((user) => files.includes(user)));
  return found?.[0] ?? 'common';
}

/** Whether a name is that of a group of lazy modules or of shared code. */
export const isGroupName = (name) => Object.hasOwn(LAZY_MODULE_GROUPS, name) || Object.hasOwn(SHARED_GROUPS, name);

/**
 * Returns the modules of LAZY_MODULE_GROUPS that are not lazy, or are in another file than the one that the table says:
 * a module that a script imports statically is loaded with that script, and its entry has no effect.
 * @param {ReadonlyMap<string, string>} lazyModules the files of the modules that the build loads lazily
 */
export function findMisplacedModules(lazyModules) {
  return Object.entries(LAZY_MODULE_GROUPS).flatMap(([group, modules]) =>
    modules
      .filter((module) => lazyModules.get(module) !== group)
      .map(
        (module) => `${module} is ${lazyModules.has(module) ? `in ${lazyModules.get(module)}` : 'not lazy'}: ${group}`,
      ),
  );
}

/**
 * Returns the names in the tables of this file that a build does not contain: each is a typing error, or names a script
 * that no longer exists, and the rule it stands for would have no effect.
 * @param names names of the scripts of the build
 */
export function findUnknownNames(names) {
  const tables = {
    LAZY_MODULE_GROUPS: Object.keys(LAZY_MODULE_GROUPS),
    SHARED_GROUPS: [...Object.keys(SHARED_GROUPS), ...Object.values(SHARED_GROUPS).flat()],
    RECOVERY_SCRIPTS,
    ONLINE_SCRIPTS,
  };
  return Object.entries(tables).flatMap(([table, listed]) =>
    [...new Set(listed)].filter((name) => !names.includes(name)).map((name) => `${table}: ${name}`),
  );
}
