import type { BrowserCommand } from 'vitest/node';
import type { SwitchName } from '../../src/contract/features';
import type { FaultDraft } from '../platform/control/faults';
import type { RequestLogEntry } from '../platform/control/request-log';
import type { ScenarioChange } from '../platform/control/scenarios';
import { computeTotpCode, getTotpStep } from '../platform/members/totp';
import { readShownFonts } from '../support/browser/font-samples';
import { markRequestsOfNextTest, sendAsFormerTest as sendWithFormerMark } from './current-test';
import './platform';

function platform() {
  if (!globalThis.componentPlatform) throw new Error('The platform has not started');
  return globalThis.componentPlatform;
}

const addFault: BrowserCommand<[FaultDraft]> = (_, draft) => platform().addFault(draft);
const clearFaults: BrowserCommand<[]> = () => platform().clearFaults();
const advanceClock: BrowserCommand<[number]> = (_, milliseconds) => platform().advance(milliseconds);
const setScenario: BrowserCommand<[ScenarioChange]> = (_, change) => platform().setScenario('FAIR', change);
const setSwitch: BrowserCommand<[SwitchName, boolean]> = (_, name, isOn) => platform().setSwitch('FAIR', name, isOn);
const openSession: BrowserCommand<[string]> = (_, username) => platform().openSession('FAIR', username);
const readSmsCode: BrowserCommand<[string]> = (_, mobile) => platform().smsCode(mobile) ?? 'no code';
/**
 * Matches URLs of requests to the platform, which are the only ones that `disconnect` blocks. Vitest's own requests
 * must succeed.
 */
const PLATFORM_REQUESTS = /\/wps\//;
const disconnect: BrowserCommand<[]> = ({ page }) =>
  page.route(PLATFORM_REQUESTS, (route) => route.abort('internetdisconnected'));
const reconnect: BrowserCommand<[]> = ({ page }) => page.unroute(PLATFORM_REQUESTS);
const countRequests: BrowserCommand<[string]> = (_, endpoint) => platform().wireEntries(endpoint).length;
const readQueries: BrowserCommand<[string]> = (_, endpoint) =>
  platform()
    .wireEntries(endpoint)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
const readRequests: BrowserCommand<[string]> = (_, endpoint) =>
  platform()
    .wireEntries(endpoint)
    .map(({ headers, body }) => ({ headers, body }));
const readRequestIds: BrowserCommand<[string]> = (_, endpoint) => platform().readRequestIds(endpoint);
let release = () => {};
const holdRequests: BrowserCommand<[string, Partial<FaultDraft>?]> = (_, endpoint, draft) => {
  release = platform().holdRequests({ ...draft, endpoint });
};
const countFaultyRequests: BrowserCommand<[]> = () => platform().countFaultyRequests();
const releaseRequests: BrowserCommand<[]> = () => release();
const resetPlatform: BrowserCommand<[]> = async ({ context, page }) => {
  await markRequestsOfNextTest(context, page.url());
  platform().reset();
};
const sendAsFormerTest: BrowserCommand<[string]> = ({ page }, path) => sendWithFormerMark(new URL(path, page.url()));
const readCaptchaText: BrowserCommand<[]> = () => platform().captchaText() ?? 'no captcha';
const readAuthenticatorCode: BrowserCommand<[string]> = (_, secret) => computeTotpCode(secret, getTotpStep(Date.now()));

const readShownFontsOfBrowser: BrowserCommand<[]> = async ({ context }) => {
  const page = await context.newPage();
  const shown = await readShownFonts(page);
  await page.close();
  return shown;
};

/**
 * The commands by which a component test, which runs in the browser, controls the platform, which runs in the process
 * of Vitest.
 */
export const platformCommands = {
  resetPlatform,
  sendAsFormerTest,
  addFault,
  clearFaults,
  setScenario,
  setSwitch,
  openSession,
  readSmsCode,
  disconnect,
  reconnect,
  countRequests,
  readQueries,
  readRequests,
  readRequestIds,
  holdRequests,
  countFaultyRequests,
  releaseRequests,
  readCaptchaText,
  advanceClock,
  readAuthenticatorCode,
  readShownFonts: readShownFontsOfBrowser,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    resetPlatform(): Promise<void>;
    /** Sends a request as a former test would. Resolves with the status of its response. */
    sendAsFormerTest(path: string): Promise<number>;
    addFault(draft: FaultDraft): Promise<void>;
    clearFaults(): Promise<void>;
    setScenario(change: ScenarioChange): Promise<void>;
    /** Turns a switch of the merchant on or off. */
    setSwitch(name: SwitchName, isOn: boolean): Promise<void>;
    /** Opens a session of a member on the platform. Resolves with its token. */
    openSession(username: string): Promise<string>;
    /** Resolves with the last code sent to a mobile number. */
    readSmsCode(mobile: string): Promise<string>;
    /** Makes every request to the platform fail, as without a network, until `reconnect` is called. */
    disconnect(): Promise<void>;
    reconnect(): Promise<void>;
    /** Resolves with the number of requests to an endpoint since the last reset of the platform. */
    countRequests(endpoint: string): Promise<number>;
    /**
     * Resolves with the query parameters of each request to an endpoint since the last reset of the platform, oldest
     * first.
     */
    readQueries(endpoint: string): Promise<Record<string, string>[]>;
    /**
     * Resolves with the headers and bodies of the requests to an endpoint since the last reset of the platform,
     * oldest first.
     */
    readRequests(endpoint: string): Promise<readonly Pick<RequestLogEntry, 'headers' | 'body'>[]>;
    /** Resolves with the ids of the requests to an endpoint whose bodies have one, oldest first. */
    readRequestIds(endpoint: string): Promise<readonly string[]>;
    /**
     * Makes the requests to an endpoint wait until `releaseRequests` is called.
     * @param draft the response that the requests get; by default, the platform's usual response
     */
    holdRequests(endpoint: string, draft?: Partial<FaultDraft>): Promise<void>;
    /** Resolves with the number of requests that a fault has applied to, also of those that are still on hold. */
    countFaultyRequests(): Promise<number>;
    releaseRequests(): Promise<void>;
    /** Advances the clock of the platform (ms), which ages captchas. */
    advanceClock(milliseconds: number): Promise<void>;
    /** Resolves with the characters of the last image captcha. */
    readCaptchaText(): Promise<string>;
    /**
     * Resolves with the current code of an authenticator app that has this secret.
     * @param secret base32
     */
    readAuthenticatorCode(secret: string): Promise<string>;
    /** Resolves with the font families with which the browser shows each of `FONT_SAMPLES`. */
    readShownFonts(): Promise<readonly string[]>;
  }
}
