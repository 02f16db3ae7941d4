/*
 * Our own code is not replaced in tests, as a test would then pass whatever that code does. What no test can have
 * otherwise is listed here by its reason, as `file target`. The target is the module, or the object and its method.
 */
const ALLOWED_MOCKS = {
  'a chunk that fails to load': [
    'src/features/boot/apply-status.test.ts ../../services/i18n/merchant-texts',
    'src/features/cashier/reality-check/open-reality-check.component.test.tsx ../../../browser/page/import-chunk',
    'src/features/erasure/erasure-section-script.component.test.tsx ../../browser/page/import-chunk',
    'src/features/login/auto-login/run-auto-login.test.ts ../../../services/remembered-login/remembered-login',
    'src/features/login/auto-login/run-auto-login.test.ts ./run-auto-login',
    'src/features/login/panel/open-login-dialog.test.ts ./login-dialog',
    'src/features/login/sign-in/remember-login.test.ts CHUNK',
    'src/features/registration/form/open-register-dialog.test.ts ./register-dialog',
    'src/services/i18n/i18n.test.ts ./merchant-texts',
    'src/services/platform/web-worker.test.ts ./opened-web-worker',
  ],
  'a catalogue that fails to load, or loads late': [
    'src/features/account/member-language-sync.component.test.tsx translationCatalogueLoader.load',
    'src/features/boot/apply-status.test.ts page.translationCatalogueLoader.load',
    'src/features/boot/boot-screens.component.test.tsx translationCatalogueLoader.load',
    'src/features/boot/start-language.test.ts translationCatalogueLoader.load',
    'tests/build/config/check-texts.test.ts translationCatalogueLoader.load',
  ],
  'the SDK of the identity provider': [
    'src/features/social/ui/social-sign-in-panel.component.test.tsx ../../../browser/identity/identity',
  ],
  'private browsing, which Chromium does not reveal': [
    'src/features/social/ui/social-sign-in-panel.component.test.tsx ../../../browser/storage/private-browsing',
  ],
  'the end of the page': [
    'src/features/games/launch/launch-screen.component.test.tsx ../../../browser/page/windows',
    'src/pages/member-data-forgetting.component.test.tsx ../browser/page/windows',
    'src/services/session-lifecycle/watch-session.component.test.ts ../../browser/page/windows',
  ],
  'the clock': ['src/features/second-factor/second-factor-dialog.component.test.tsx systemClock.now'],
  'what is logged': [
    'src/features/boot/apply-status.test.ts page.log.warn',
    'src/services/i18n/i18n.test.ts log.warn',
    'src/services/i18n/merchant-texts.test.ts log.warn',
  ],
  'locks of the browser, which are always available': [
    'sw/lifecycle/lifecycle.test.ts rig.locks.request',
    'sw/precache/with-precache-lock.test.ts rig.locks.request',
  ],
  'an object of the browser that a function receives': [
    'src/features/install/engine/use-install-prompt-decision-input.component.test.tsx owner.name',
  ],
};

const TEST = /\.(?:test|spec)\.tsx?$|^tests\/.*\.tsx?$/;
const MODULE_MOCK = /\bvi\.(?:mock|doMock)\(\s*(?:(?:import\()?['"`]([^'"`]+)['"`]|([\w.]+))/g;
const SPY = /\bvi\.(?:spyOn|replaceProperty)\(\s*([\w.]+)\s*,\s*(?:['"`](\w+)['"`]|(\w+))/g;
const IMPORT = /^import (?:type )?(?:(\w+)(?:, )?)?(?:\* as (\w+)|\{([^}]*)\})? from '([^']*)';/gm;
/** What browsers and the language provide. Everything else, if no package provides it, counts as our own. */
const PROVIDED = new Set(
  `caches console crypto document history indexedDB localStorage location navigator performance screen sessionStorage
  window Date IDBDatabase IDBObjectStore IDBOpenDBRequest HTMLDialogElement Intl Math Notification Storage`.split(
    /\s+/,
  ),
);

/**
 * Returns a finding for each test (path → text) that replaces a module of ours, or a member of an object of ours,
 * without a reason in the list, and for each entry of the list that no test needs.
 *
 * @param {ReadonlyMap<string, string>} files
 * @param {Readonly<Record<string, readonly string[]>>} [allowed] the reasons with their entries
 */
export function findOwnMocks(files, allowed = ALLOWED_MOCKS) {
  const listed = Object.values(allowed).flat();
  const found = new Set([...files].flatMap(([file, text]) => listOwnMocks(file, text)));
  return [
    ...[...found].filter((mock) => !listed.includes(mock)).map((mock) => `replaces our own code: ${mock}`),
    ...listed.filter((mock) => !found.has(mock)).map((mock) => `find-own-mocks.mjs lists what no test does: ${mock}`),
  ];
}

/**
 * Returns `file target` for each replacement in a test. A module that is named by a variable counts as our own, and so
 * does an object that comes from an `import()` or from a fixture, as its origin cannot be read from the text.
 */
function listOwnMocks(file, text) {
  if (!TEST.test(file)) return [];
  const imports = listImports(text);
  const modules = [...text.matchAll(MODULE_MOCK)].flatMap(([, path, variable]) =>
    path === undefined || path.startsWith('.') ? [path ?? variable] : [],
  );
  const spies = [...text.matchAll(SPY)].flatMap(([, object, method, variable]) => {
    const root = object.split('.')[0];
    const isOwn = imports.get(root)?.startsWith('.') ?? !PROVIDED.has(root);
    return isOwn ? [`${object}.${method ?? variable}`] : [];
  });
  return [...modules, ...spies].map((target) => `${file} ${target}`);
}

/** Returns the names that a file imports, with the module of each. */
function listImports(text) {
  return new Map(
    [...text.matchAll(IMPORT)].flatMap(([, one, all, names = '', path]) =>
      [one, all, ...names.split(',').map((name) => name.trim().split(' as ').at(-1))]
        .filter((name) => name)
        .map((name) => [name, path]),
    ),
  );
}
