/** Files of tests, and of what only tests use. The local platform waits for real where a fault or a scenario asks it. */
const TEST_CODE = /\.(?:test|spec)\.tsx?$|^tests\/(?:support|components|contract)\/.*\.tsx?$/;

const WAITS = [
  // new Promise((resolve) => setTimeout(resolve, 300)), but not the end of the current turn, which has no time or 0.
  /\bsetTimeout\(\s*\w+\s*,\s*(?!0\s*[,)])[\w.]+\s*[,)]/,
  /\bwaitForTimeout\(/,
  /\bsystemClock\.sleep\((?!0\s*[,)])/,
  /\bAbortSignal\.timeout\(/,
  /\bsetTimeout\b[^;\n]*\bfrom 'node:timers\/promises'/,
];
const COMMENT_OR_TITLE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|\btest\(\s*'[^'\n]*'|^\s*\[.*\],$/gm;

/** Test code that waits for real time, with the reason. */
const REAL_WAITS = new Map([
  ['src/base/async.test.ts', 'the sleeps of the real clock are under test; a signal ends them'],
  [
    'src/features/install/engine/use-install-prompt-decision-input.component.test.tsx',
    'polls for a state; expect.poll() would advance the fake timers',
  ],
  ['tests/e2e/updates/offline-content-kept.spec.ts', 'delays files on their way to a real service worker'],
  ['tests/support/browser/raw-cdp-browser.ts', 'polls for the port of a browser that starts'],
  ['tests/support/clocks/page-clock.ts', 'is itself the clock of a page'],
  ['tests/support/deploy/kill-during-precache-rounds.ts', 'kills a real browser at a random time'],
  ['tests/support/deploy/nginx-copy.ts', 'polls for the port of nginx that starts'],
  ['tests/support/http/fault-proxy.test.ts', 'a connection without any response has no event to wait for'],
  ['tests/support/http/fault-relay.ts', 'delays the traffic between a real browser and a server'],
  ['tests/support/http/local-domain-servers.ts', 'delays the responses of slow domains to a real browser'],
  ['tests/support/page/wait-for-network-idle.ts', 'the network is idle if there was no request for a time'],
  ['tests/support/service-worker/stored-content.ts', 'polls for a service worker that the browser starts'],
]);

/**
 * Returns a line for each file of the tests (path → text) that waits for real time: on a slow machine such a wait is too
 * short, on a fast one lost. A test waits for a state, or advances a clock. Also returns a line for each exception that
 * no file needs.
 * @param exceptions files that wait for real time, with the reason
 */
export function findRealWaits(files, exceptions = REAL_WAITS) {
  const waiting = [...files].filter(([file, text]) => TEST_CODE.test(file) && hasRealWait(text)).map(([file]) => file);
  return [
    ...waiting.filter((file) => !exceptions.has(file)).map((file) => `${file} waits for real time`),
    ...[...exceptions.keys()]
      .filter((file) => !waiting.includes(file))
      .map((file) => `${file} is an exception for waits of real time, but has none`),
  ];
}

function hasRealWait(text) {
  const code = text.replace(COMMENT_OR_TITLE, '');
  return WAITS.some((wait) => wait.test(code));
}
