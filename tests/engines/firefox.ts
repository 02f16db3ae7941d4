import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FIREFOX } from '../ensure-engines.mjs';
import { endProcess } from './end-process';
import { connectMarionette } from './marionette';
import { type Engine, PHONE } from './visitor';
import { START_PATIENCE, untilDone, visitBy } from './webdriver';

const SETTINGS = {
  'marionette.port': 0, // any free one
  'intl.accept_languages': 'en-US, en',
  'ui.useOverlayScrollbars': 1, // they take no room, as on phones
  'devtools.console.stdout.content': true,
};

/** Run in Firefox's own window: gives the page the size of a phone, which no window of Firefox can be, and forgets. */
const BEGIN = `
  const { style } = window.gBrowser.selectedBrowser;
  for (const [name, length] of Object.entries(arguments[0])) {
    for (const limit of ['min-', 'max-']) style.setProperty(limit + name, length + 'px');
  }
  Services.console.reset();`;

/**
 * What pages, not Firefox's own parts, threw and what their policies refused. A request without an address is one that a
 * page asked of its service worker and was left during.
 */
const THROWN = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName, errorMessage }) => /^https?:/.test(sourceName) && !errorMessage.startsWith('Failed to load ‘’'))
    .map((one) => one.errorMessage + ' (' + one.sourceName + ':' + one.lineNumber + ')');`;
/** How Firefox writes on its standard output what a page logs as an error: text in quotes. Its own parts begin by their names. */
const LOGGED = /^console\.error: (".*)/;

/** Firefox, without a window, driven by its own end of WebDriver. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(path.join(profile, 'user.js'), settings.join(''));
  const browser = spawn(
    FIREFOX,
    ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, HOME: profile } },
  );
  const said: string[] = [];
  createInterface({ input: browser.stdout }).on('line', (line) => said.push(line));
  const portFile = path.join(profile, 'MarionetteActivePort');
  const listens = async () => existsSync(portFile) && (await readFile(portFile, 'utf8')) !== '';
  await untilDone('Firefox listens', listens, START_PATIENCE);
  const marionette = await connectMarionette(Number(await readFile(portFile, 'utf8')));

  async function inFirefox(script: string, ...args: unknown[]): Promise<unknown> {
    await marionette.ask('Marionette:SetContext', { value: 'chrome' });
    try {
      return await marionette.ask('WebDriver:ExecuteScript', { script, args });
    } finally {
      await marionette.ask('Marionette:SetContext', { value: 'content' });
    }
  }

  return {
    async receive() {
      said.length = 0;
      await marionette.ask('WebDriver:NewSession', {});
      await inFirefox(BEGIN, PHONE);
      return {
        ...visitBy((command, parameters) => marionette.ask(`WebDriver:${command}`, parameters)),
        complaints: async () => [
          ...said.flatMap((line) => LOGGED.exec(line)?.[1] ?? []),
          ...((await inFirefox(THROWN)) as string[]),
        ],
        leave: async () => void (await marionette.ask('WebDriver:DeleteSession', {})),
      };
    },
    async close() {
      marionette.close();
      await endProcess(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
