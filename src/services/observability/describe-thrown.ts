import type { RecordDraft } from './collector-record';
import { parseStack } from './parse-stack';

/**
 * Returns what was thrown as a draft; undefined if it is not of this site, such as the error of a browser extension, or
 * a browser does not tell what it is.
 * @param file URL of the script that the browser names; empty if it does not name it
 */
export function describeThrown(thrown: unknown, file: string, origin: string): RecordDraft | undefined {
  if (thrown instanceof Error) {
    const { name, message: text, stack = '' } = thrown;
    // Chromium repeats the message above the calls. It may be of any length, and look like a call.
    const frames = parseStack(stack.slice(Math.max(stack.indexOf(text), 0) + text.length), origin);
    return frames && { kind: 'error', name, text, frames };
  }
  const isText = typeof thrown === 'string';
  // A text comes from the browser, which calls an error of another origin `Script error.`
  if (isText && !file.startsWith(`${origin}/`)) return undefined;
  return { kind: 'error', name: typeof thrown, text: isText ? thrown : '' };
}
