import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resolves with whether a test of this run has failed. */
    hasFailedTest(): Promise<boolean>;
  }
}

// Vitest's `bail` ends only the file of the failed test: in the browser, the next file would run for nothing.
if (await commands.hasFailedTest()) throw new Error('A test of another file has failed');
