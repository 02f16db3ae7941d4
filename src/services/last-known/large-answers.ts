import { type GenericSchema, safeParse, string } from 'valibot';
import { nextTask } from '../../base/async';
import { openPageStore } from '../../browser/database';

const store = openPageStore('last-known');

/** Keeps an answer and its moment as text: that is cheaper to clone than its thousands of objects. */
export const keepLarge = (key: string, known: object): Promise<void> => store.set(key, JSON.stringify(known));

/** A large answer of an earlier visit, with its moment, if it still fits its schema (OFF-2). */
export async function readLarge<T>(key: string, schema: GenericSchema<unknown, T>): Promise<T | undefined> {
  const text = safeParse(string(), await store.get(key));
  if (!text.success) return undefined;
  const kept: unknown = JSON.parse(text.output);
  // Read and checked in one go, it would hold the page up.
  await nextTask();
  const parsed = safeParse(schema, kept);
  return parsed.success ? parsed.output : undefined;
}
