import { type Command, PATIENCE, Refused, type Send } from './webdriver';

type Parameters = Readonly<Record<string, unknown>>;

/** Where the protocol puts each command, below the session. */
const ADDRESSES: Readonly<Record<Command, (id: unknown) => readonly [method: string, path: string]>> = {
  Navigate: () => ['POST', '/url'],
  FindElements: () => ['POST', '/elements'],
  IsElementDisplayed: (id) => ['GET', `/element/${id}/displayed`],
  ElementClick: (id) => ['POST', `/element/${id}/click`],
  ElementSendKeys: (id) => ['POST', `/element/${id}/value`],
  ExecuteScript: () => ['POST', '/execute/sync'],
  TakeScreenshot: () => ['GET', '/screenshot'],
};

/** A session with a driver that speaks WebDriver over HTTP. */
export interface DriverSession {
  readonly send: Send;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  quit(): Promise<void>;
}

export async function openSession(driver: string, capabilities: object): Promise<DriverSession> {
  const opened = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = opened as { sessionId: string }; // the protocol's answer
  const session = `${driver}/session/${sessionId}`;
  return {
    send(command, parameters) {
      const [method, path] = ADDRESSES[command](parameters.id);
      return ask(session + path, method, parameters);
    },
    resize: async (size) => void (await ask(`${session}/window/rect`, 'POST', size)),
    quit: async () => void (await ask(session, 'DELETE', {})),
  };
}

async function ask(url: string, method: string, parameters: Parameters): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(parameters), headers: { 'Content-Type': 'application/json' } }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Refused(value?.error ?? String(answer.status), value?.message ?? '');
  return value;
}
