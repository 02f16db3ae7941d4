import { systemClock } from '../../src/base/clock';
import type { Visitor } from './visitor';

/** Milliseconds within which what is waited for has to come; it ends what hangs, a busy machine is no fault. */
export const PATIENCE = 40_000;
/** The same for a browser to start. */
export const START_PATIENCE = 100_000;
const BETWEEN_LOOKS = 100;
/** The name under which the protocol hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that a visitor needs. */
export type Command =
  | 'Navigate'
  | 'FindElements'
  | 'IsElementDisplayed'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteScript'
  | 'TakeScreenshot';

/** Has a command done, with its parameters; `id` is the element's. Rejects with what was refused. */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** What a driver refused, by the protocol's name of it. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(`${reason}: ${message}`);
  }
}

/** Refusals that pass by themselves while a page is being drawn. */
const PASSING: ReadonlySet<string> = new Set([
  'stale element reference',
  'element not interactable',
  'element click intercepted',
]);

/** What a visitor does, in commands. */
export function visitBy(send: Send): Omit<Visitor, 'complaints' | 'leave'> {
  async function find(xpath: string): Promise<string[]> {
    const found = (await send('FindElements', { using: 'xpath', value: xpath })) as Record<string, string>[];
    return found.flatMap((reference) => reference[ELEMENT] ?? []);
  }

  async function onScreen(xpath: string): Promise<string | undefined> {
    for (const id of await find(xpath)) if (await send('IsElementDisplayed', { id })) return id;
    return undefined;
  }

  const at = (place: string, act: (id: string) => Promise<unknown>): Promise<void> =>
    untilDone(place, async () => {
      const id = await onScreen(place);
      if (id !== undefined) await act(id);
      return id !== undefined;
    });
  const click = (id: string) => send('ElementClick', { id });

  return {
    open: async (url) => void (await send('Navigate', { url })),
    see: (place) => at(place, async () => undefined),
    tap: (place) => at(place, click),
    type: (place, text) => at(place, (id) => send('ElementSendKeys', { id, text })),
    // A native list may lie unseen over the icon that stands for it; its entries are not on screen anyhow.
    choose: (list, entry) =>
      untilDone(`${entry} of ${list}`, async () => {
        const [option] = await find(`${list}/option[normalize-space(.)="${entry}"]`);
        if (option !== undefined) await click(option);
        return option !== undefined;
      }),
    evaluate: async <T>(expression: string) =>
      (await send('ExecuteScript', { script: `return (${expression})`, args: [] })) as T,
    picture: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
  };
}

/** Tries until it answers true, or the patience is over. */
export async function untilDone(what: string, attempt: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
  const end = Date.now() + patience;
  let last = '';
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      if (!(error instanceof Refused && PASSING.has(error.reason))) throw error;
      last = ` (${error.message})`;
    }
    await systemClock.sleep(BETWEEN_LOOKS);
  }
  throw new Error(`Not within ${patience / 1000} s: ${what}${last}`);
}
