import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FIREFOX_PATH } from '../ensure-firefox-and-webkit.mjs';
import '../support/browser/browser-environment';
import type { FirefoxPushService } from '../support/push/firefox-push-service';
import type { DBusSessionBus } from '../support/push/session-bus';
import { connectToMarionette } from './marionette';
import { stopProcess } from './stop-process';
import { PHONE_VIEWPORT, type WebDriverBrowser } from './web-driver-page';
import { BROWSER_START_TIMEOUT_MS, createWebDriverPage, retryUntilTrue } from './webdriver';

const SETTINGS = {
  'marionette.port': 0, // any free port
  'intl.accept_languages': 'en-US, en',
  'ui.useOverlayScrollbars': 1, // as on phones
  'devtools.console.stdout.content': true,
  'permissions.default.desktop-notification': 1, // granted
};

/**
 * Privileged script (Firefox chrome context): gives the page the size of a phone, because a Firefox window cannot be
 * that small, and clears the console. It also enables the connection to the push service, which Marionette disables.
 */
const PREPARE_SCRIPT = `
  const { style } = window.gBrowser.selectedBrowser;
  for (const [name, length] of Object.entries(arguments[0])) {
    for (const limit of ['min-', 'max-']) style.setProperty(limit + name, length + 'px');
  }
  Services.prefs.setBoolPref('dom.push.connection.enabled', true);
  Services.console.reset();`;

/**
 * Privileged script (Firefox chrome context): returns errors and CSP violations of pages, not of Firefox itself.
 * Excludes load failures without a URL, which concern requests to the service worker of a page that has been left.
 */
const PAGE_ERRORS_SCRIPT = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName, errorMessage }) => /^https?:/.test(sourceName) && !errorMessage.startsWith('Failed to load ‘’'))
    .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');`;
/**
 * Matches a `console.error` of a page in the output of Firefox. The text of a page's message is quoted; Firefox's own
 * messages begin with a name.
 */
const CONSOLE_ERROR = /^console\.error: (".*)/;

/**
 * Starts headless Firefox, controlled through Marionette. Its push messages come from `pushService`, and its
 * notifications, which it may show without asking, appear on `desktop`.
 */
export async function startFirefox(
  pushService: FirefoxPushService,
  desktop: DBusSessionBus,
): Promise<WebDriverBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const settings = Object.entries({ ...SETTINGS, ...pushService.preferences }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), settings.join(''));
  const browser = spawn(
    FIREFOX_PATH,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, HOME: profile, DBUS_SESSION_BUS_ADDRESS: desktop.address },
    },
  );
  const outputLines: string[] = [];
  createInterface({ input: browser.stdout }).on('line', (line) => outputLines.push(line));
  const portFile = path.join(profile, 'MarionetteActivePort');
  const isListening = async () => existsSync(portFile) && (await readFile(portFile, 'utf8')) !== '';
  await retryUntilTrue('Firefox is listening', isListening, BROWSER_START_TIMEOUT_MS);
  const marionette = await connectToMarionette(Number(await readFile(portFile, 'utf8')));

  async function runChromeScript(script: string, ...args: unknown[]): Promise<unknown> {
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    try {
      return await marionette.send('WebDriver:ExecuteScript', { script, args });
    } finally {
      await marionette.send('Marionette:SetContext', { value: 'content' });
    }
  }

  return {
    async openSession() {
      outputLines.length = 0;
      await marionette.send('WebDriver:NewSession', {});
      await runChromeScript(PREPARE_SCRIPT, PHONE_VIEWPORT);
      return {
        ...createWebDriverPage((command, parameters) => marionette.send(`WebDriver:${command}`, parameters)),
        pageErrors: async () => [
          ...outputLines.flatMap((line) => CONSOLE_ERROR.exec(line)?.[1] ?? []),
          ...((await runChromeScript(PAGE_ERRORS_SCRIPT)) as string[]),
        ],
        close: async () => void (await marionette.send('WebDriver:DeleteSession', {})),
      };
    },
    async close() {
      marionette.close();
      await stopProcess(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
