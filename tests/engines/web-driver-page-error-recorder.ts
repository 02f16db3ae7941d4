import type { SendWebDriverCommand } from './webdriver';

/** Page script: records uncaught errors, console errors and CSP violations. */
const RECORD_SCRIPT = `
  const errors = [];
  window.recordedErrors = errors;
  addEventListener('error', ({ message = 'a file did not come' }) => errors.push(message), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => errors.push(event.effectiveDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...values) => {
    errors.push(values.join(' '));
    error.apply(console, values);
  };`;
const READ_SCRIPT = 'return window.recordedErrors ?? []';

/**
 * Records errors of pages for a driver without access to the console. Recording starts when a page has loaded; earlier
 * errors are missed.
 */
export function createWebDriverPageErrorRecorder(send: SendWebDriverCommand): {
  readonly send: SendWebDriverCommand;
  pageErrors(): Promise<string[]>;
} {
  const errorsOfEarlierPages: string[] = [];
  const readErrors = async () => (await send('ExecuteScript', { script: READ_SCRIPT, args: [] })) as string[];
  return {
    async send(command, parameters) {
      if (command !== 'Navigate') return send(command, parameters);
      errorsOfEarlierPages.push(...(await readErrors()));
      const response = await send(command, parameters);
      await send('ExecuteScript', { script: RECORD_SCRIPT, args: [] });
      return response;
    },
    pageErrors: async () => [...errorsOfEarlierPages, ...(await readErrors())],
  };
}
