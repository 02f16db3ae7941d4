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
    'src/features/games/featured/vendor-lane.tsx',
  ],
  'small-pages': [
    'src/pages/invite-friends.tsx',
    'src/pages/mall.tsx',
    'src/pages/member-history.tsx',
    'src/pages/member-limits.tsx',
    'src/pages/not-found.tsx',
    'src/pages/reward-center.tsx',
  ],
  'home-deferred': [
    'src/features/home/refresh/refresh-button.tsx',
    'src/features/support/home-support-links.tsx',
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
  'automatic-sign-in': [
    'src/features/login/auto-login/run-auto-login.ts',
    'src/services/session-lifecycle/sign-in-with-url-token.ts',
  ],
  // Loaded once home is idle.
  overlays: [
    'src/app/idle-features.tsx',
    'src/features/install/install-features.tsx',
    'src/features/install/install-rows.tsx',
  ],
  background: [
    'src/features/lifecycle/start-background-tasks.ts',
    'src/features/domain-failover/list/refresh-domain-list-and-customer-services.ts',
    'src/services/domain-list/extract-signed-domains.ts',
    'src/services/tracking/enqueue-tracking-event.ts',
  ],
  // Alone in its group, for a name that says which api.
  'worker-api': ['worker/api.ts'],
  chat: ['src/features/chat/unread/unread-badge.tsx', 'src/features/chat/launch/open-chat.tsx'],
  social: ['src/features/social/ui/social-sign-in-panel.tsx', 'src/features/social/ui/resume-redirect-sign-in.tsx'],
};

/**
 * Groups for shared code that imports a certain package: group name to path of the package. In `common`, such code
 * would make every page load the package.
 */
const SHARED_GROUPS = { forms: 'node_modules/react-hook-form/' };

/**
 * Returns the group in SHARED_GROUPS for shared code with these input files; undefined if none of the files is in a
 * package of SHARED_GROUPS.
 */
export function findSharedCodeGroup(inputs) {
  return Object.keys(SHARED_GROUPS).find((group) => inputs.some((input) => input.includes(SHARED_GROUPS[group])));
}

/** Returns the group of a lazy module; undefined when it has its own file. */
export function findLazyModuleGroup(entryPoint) {
  return Object.keys(LAZY_MODULE_GROUPS).find((group) => LAZY_MODULE_GROUPS[group].includes(entryPoint));
}

/** Whether a name is that of a group of lazy modules or of shared code. */
export const isGroupName = (name) => Object.hasOwn(LAZY_MODULE_GROUPS, name) || Object.hasOwn(SHARED_GROUPS, name);
