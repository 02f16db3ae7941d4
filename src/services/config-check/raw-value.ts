import type { Path } from './finding';

/** An object of a configuration that has not been parsed. */
export type RawObject = Readonly<Record<string, unknown>>;

export const isRawObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path; undefined if there is none. */
export function getRawValue(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Returns the object at a path, or an empty one: a wrong type is another rule's finding. */
export function getRawObject(input: unknown, ...path: Path): RawObject {
  const value = getRawValue(input, path);
  return isRawObject(value) ? value : {};
}

/** Returns the list at a path, or an empty one. */
export function getRawList(input: unknown, ...path: Path): readonly unknown[] {
  const value = getRawValue(input, path);
  return Array.isArray(value) ? value : [];
}

/** Returns the text at a path, or an empty one. */
export function getRawText(input: unknown, ...path: Path): string {
  const value = getRawValue(input, path);
  return typeof value === 'string' ? value : '';
}
