import type { Send } from './webdriver';

/** Notes in the page, from now on, what it throws, what it logs as an error and what its policy refuses. */
const LISTEN = `
  const heard = [];
  window.heardByVisitor = heard;
  addEventListener('error', ({ message = 'a file did not come' }) => heard.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => heard.push(event.effectiveDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...said) => {
    heard.push(said.join(' '));
    error.apply(console, said);
  };`;
const HEARD = 'return window.heardByVisitor ?? []';

/**
 * For a driver that tells nothing of the console: hears what each page complains of once it is loaded. What came before
 * that is not heard.
 */
export function listenInPage(send: Send): { readonly send: Send; complaints(): Promise<string[]> } {
  const earlier: string[] = [];
  const heard = async () => (await send('ExecuteScript', { script: HEARD, args: [] })) as string[];
  return {
    async send(command, parameters) {
      if (command !== 'Navigate') return send(command, parameters);
      earlier.push(...(await heard()));
      const answer = await send(command, parameters);
      await send('ExecuteScript', { script: LISTEN, args: [] });
      return answer;
    },
    complaints: async () => [...earlier, ...(await heard())],
  };
}
