import { systemClock } from '../../src/base/clock';
import type { WebDriverPage } from './web-driver-page';

/**
 * Time limit for a command and for waiting for a condition (ms). Generous, because load on the machine must not fail
 * a test.
 */
export const COMMAND_TIMEOUT_MS = 40_000;
/** Timeout of a browser start (ms). */
export const BROWSER_START_TIMEOUT_MS = 100_000;
const POLL_INTERVAL_MS = 100;
/** Key of an element reference in the WebDriver protocol. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const CENTRE_SCRIPT = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that are used. */
export type WebDriverCommand =
  | 'Navigate'
  | 'FindElements'
  | 'IsElementDisplayed'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'TakeScreenshot';

/** Sends a command; the parameter `id` is an element id. Rejects with a WebDriverError. */
export type SendWebDriverCommand = (
  command: WebDriverCommand,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** An error response of a driver; `reason` is the error code of the WebDriver protocol. */
export class WebDriverError extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(`${reason}: ${message}`);
  }
}

/** Errors that are transient while a page renders. */
const TRANSIENT_ERRORS: ReadonlySet<string> = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
]);

/** Creates the actions of a page from WebDriver commands. */
export function createWebDriverPage(send: SendWebDriverCommand): Omit<WebDriverPage, 'pageErrors' | 'close'> {
  async function find(xpath: string): Promise<string[]> {
    const found = (await send('FindElements', { using: 'xpath', value: xpath })) as Record<string, string>[];
    return found.flatMap((reference) => reference[ELEMENT_KEY] ?? []);
  }

  async function findDisplayed(xpath: string): Promise<string | undefined> {
    for (const id of await find(xpath)) if (await send('IsElementDisplayed', { id })) return id;
    return undefined;
  }

  const at = (xpath: string, act: (id: string) => Promise<unknown>): Promise<void> =>
    retryUntilTrue(xpath, async () => {
      const id = await findDisplayed(xpath);
      if (id !== undefined) await act(id);
      return id !== undefined;
    });
  async function tapElement(id: string): Promise<void> {
    // A driver scrolls only as far as it must, which may leave the element under the bottom bar.
    await send('ExecuteScript', { script: CENTRE_SCRIPT, args: [{ [ELEMENT_KEY]: id }] });
    await click(id);
  }
  const click = (id: string) => send('ElementClick', { id });

  return {
    open: async (url) => void (await send('Navigate', { url })),
    see: (query) => at(query, async () => undefined),
    tap: (query) => at(query, tapElement),
    type: (query, text) => at(query, (id) => send('ElementSendKeys', { id, text })),
    // A native list may be transparent over its icon, and its options are never displayed.
    selectOption: (list, optionText) =>
      retryUntilTrue(`${optionText} of ${list}`, async () => {
        const [option] = await find(`${list}/option[normalize-space(.)="${optionText}"]`);
        if (option !== undefined) await click(option);
        return option !== undefined;
      }),
    evaluate: async <T>(expression: string) =>
      (await send('ExecuteScript', { script: `return (${expression})`, args: [] })) as T,
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
  };
}

/** Repeats an attempt until it returns true. Throws after the timeout. */
export async function retryUntilTrue(
  what: string,
  attempt: () => Promise<boolean>,
  timeoutMs = COMMAND_TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  let lastError = '';
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      if (!(error instanceof WebDriverError && TRANSIENT_ERRORS.has(error.reason))) throw error;
      lastError = ` (${error.message})`;
    }
    await systemClock.sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`Timeout of ${timeoutMs / 1000} s: ${what}${lastError}`);
}
