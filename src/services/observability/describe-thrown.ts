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
    const frames = parseStack(cutMessage(stack, text), origin);
    return frames && { kind: 'error', name, text, frames };
  }
  const isText = typeof thrown === 'string';
  // A text comes from the browser, which calls an error of another origin `Script error.`
  if (isText && !file.startsWith(`${origin}/`)) return undefined;
  return { kind: 'error', name: typeof thrown, text: isText ? thrown : '' };
}

/**
 * Returns the calls of a stack. Chromium writes the name and the message above them, other browsers the calls alone. A
 * message may be of any length, and look like a call.
 */
function cutMessage(stack: string, message: string): string {
  const start = stack.indexOf(': ') + 2;
  return message !== '' && stack.startsWith(message, start) ? stack.slice(start + message.length) : stack;
}
