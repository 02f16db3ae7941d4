import type { BrowserContext } from '@playwright/test';

/** An error of a page or its service worker. */
export interface PageError {
  readonly kind: 'console' | 'exception' | 'policy' | 'worker';
  readonly text: string;
}

/** Records the errors of all pages and service workers of a context: console, exceptions, CSP, Trusted Types. */
export async function recordPageErrors(context: BrowserContext): Promise<PageError[]> {
  const errors: PageError[] = [];
  const record = (kind: PageError['kind'], text: string) => void errors.push({ kind, text });

  // The error of a script that fails to parse has no stack.
  context.on('weberror', (webError) => record('exception', String(webError.error().stack || webError.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') record('console', `${message.text()} (${message.location().url})`);
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') record('worker', message.text());
    });
  });

  // Report-only violations are not written to the console; the event covers all of them.
  await context.exposeBinding('reportPolicyViolation', (_, text: string) => record('policy', text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
      (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation(text);
    });
  });
  return errors;
}

/** Returns the errors that `allowed` does not match. */
export function filterUnexpectedErrors(errors: readonly PageError[], allowed: RegExp | undefined): PageError[] {
  return errors.filter(({ text }) => !allowed?.test(text));
}
