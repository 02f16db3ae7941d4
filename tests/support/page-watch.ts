import type { BrowserContext } from '@playwright/test';

/** Something a page said that a healthy page never says. */
export interface Complaint {
  readonly kind: 'console' | 'exception' | 'policy' | 'worker';
  readonly text: string;
}

/** Collects every error of every page and service worker of a context: console, exceptions, CSP, Trusted Types. */
export async function watchPages(context: BrowserContext): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  const note = (kind: Complaint['kind'], text: string) => void complaints.push({ kind, text });

  // A script that cannot be read has an error without a stack.
  context.on('weberror', (fault) => note('exception', String(fault.error().stack || fault.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note('console', `${message.text()} (${message.location().url})`);
  });
  context.on('serviceworker', (worker) => {
    worker.on('console', (message) => {
      if (message.type() === 'error') note('worker', message.text());
    });
  });

  // Report-only policies stay off the console; the event names them all.
  await context.exposeBinding('reportPolicyViolation', (_, text: string) => note('policy', text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`;
      (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation(text);
    });
  });
  return complaints;
}

/** The complaints that `allowed` does not cover. */
export function unexpected(complaints: readonly Complaint[], allowed: RegExp | undefined): Complaint[] {
  return complaints.filter(({ text }) => !allowed?.test(text));
}
