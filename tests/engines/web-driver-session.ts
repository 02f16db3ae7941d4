import { COMMAND_TIMEOUT_MS, type SendWebDriverCommand, type WebDriverCommand, WebDriverError } from './webdriver';

type Parameters = Readonly<Record<string, unknown>>;

/** Method and path of each command, relative to the session. */
const ENDPOINTS: Readonly<Record<WebDriverCommand, (id: unknown) => readonly [method: string, path: string]>> = {
  Navigate: () => ['POST', '/url'],
  FindElements: () => ['POST', '/elements'],
  IsElementDisplayed: (id) => ['GET', `/element/${id}/displayed`],
  ElementClick: (id) => ['POST', `/element/${id}/click`],
  ElementSendKeys: (id) => ['POST', `/element/${id}/value`],
  ExecuteScript: () => ['POST', '/execute/sync'],
  TakeScreenshot: () => ['GET', '/screenshot'],
};

/** A WebDriver session, controlled by HTTP requests to the driver. */
export interface WebDriverSession {
  readonly send: SendWebDriverCommand;
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  quit(): Promise<void>;
}

export async function openWebDriverSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const created = await request(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = created as { sessionId: string }; // the protocol's response
  const session = `${driver}/session/${sessionId}`;
  return {
    send(command, parameters) {
      const [method, path] = ENDPOINTS[command](parameters.id);
      return request(session + path, method, parameters);
    },
    resize: async (size) => void (await request(`${session}/window/rect`, 'POST', size)),
    quit: async () => void (await request(session, 'DELETE', {})),
  };
}

async function request(url: string, method: string, parameters: Parameters): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(parameters), headers: { 'Content-Type': 'application/json' } }),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new WebDriverError(value?.error ?? String(response.status), value?.message ?? '');
  return value;
}
