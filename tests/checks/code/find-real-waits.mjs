/**
 * Files of tests, and of what only tests use. The local platform waits for real where a fault or a scenario asks it,
 * the measurements measure real time, and the tests of the checks have examples of what the checks find.
 */
const TEST_CODE = /^(?!tests\/checks\/).*\.(?:test|spec)\.tsx?$|^tests\/(?!bench\/|checks\/|platform\/).*\.tsx?$/;

const WAITS = [
  /\bwaitForTimeout\(/,
  /\bsystemClock\.sleep\((?!0\s*[,)])/,
  /\bAbortSignal\.timeout\(/,
  /\bsetTimeout\b[^;\n]*\bfrom 'node:timers\/promises'/,
  // It gives up after a second; expect.poll() ends only what hangs.
  /\bvi\.waitFor\(/,
  /\bvi\.waitUntil\((?![^;]*\btimeout: 60_000\b)/,
  // The real timer under another name, beside fake timers.
  /\bsetTimeout: \w+[^;\n]*\} = (?:globalThis|window)\b/,
];
/** A timer of the page or of Node, not the time limit of a test, `test.setTimeout()`. */
const TIMER = /(?:(?<![.\w])|\b(?:globalThis|window|self)\.)setTimeout\(/g;
const FAKE_TIMERS = /\binstallFakeTimeouts\(|\buseFakeTimers\(\)|\btoFake: \[[^\]]*'setTimeout'/;
const COMMENT_OR_TITLE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|\btest\(\s*'[^'\n]*'/gm;

/** Test code that waits for real time, with the reason. */
const REAL_WAITS = new Map([
  ['src/base/async.test.ts', 'the sleeps of the real clock are under test; a signal ends them'],
  [
    'src/features/install/engine/use-install-prompt-decision-input.component.test.tsx',
    'polls for a state; expect.poll() would advance the fake timers',
  ],
  ['sw/precache/precache-outcomes.test.ts', 'requests to a server take real time while the fake timers advance'],
  ['tests/engines/web-driver-session.ts', 'limits the time of a command to a browser that may not respond'],
  ['tests/engines/webdriver.ts', 'polls a browser that reports no events'],
  ['tests/gallery/scenes/phone-and-social-sign-in-scenes.ts', 'polls the platform for a code that it sends'],
  [
    'tests/gallery/take-scene-screenshot.ts',
    'a scene may hold a request, so that no event tells when its picture is complete',
  ],
  ['tests/support/browser/failure-report.ts', 'limits the time to read a page that may not respond'],
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
  return WAITS.some((wait) => wait.test(code)) || (!FAKE_TIMERS.test(code) && hasTimer(code));
}

/** Whether a timer has a time. Without one, or with 0, it only waits for the end of the current turn. */
const hasTimer = (code) =>
  [...code.matchAll(TIMER)].some(({ index, 0: call }) => {
    const [, time] = splitArguments(code, index + call.length);
    return time !== undefined && time.trim() !== '0';
  });

/** Returns the arguments of a call, whose opening bracket ends before `start`. */
function splitArguments(code, start) {
  const parts = [''];
  let depth = 0;
  for (const character of code.slice(start)) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character) && --depth < 0) break;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.at(-1).trim() === '' ? parts.slice(0, -1) : parts;
}
