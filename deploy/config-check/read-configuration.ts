import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '../../src/base/result';

/** A configuration document that has been read, and where it is from. */
export interface Configuration {
  readonly source: string;
  readonly content: unknown;
}

/** Reads a JSON file; the error is a sentence for the operator. */
export async function readConfiguration(file: string): Promise<Result<Configuration, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return fail(`${file}: cannot be read (${text.code ?? text.message}).`);
  try {
    return ok({ source: file, content: JSON.parse(text) });
  } catch (error) {
    return fail(`${file}: is no valid JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
}
