import type { GenericSchema } from 'valibot';

/** Values of the wrong type that a server may send for a field. */
export const WRONG_TYPE_VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['0', 0],
  ['1', 1],
  ['-1', -1],
  ["''", ''],
  ["'x'", 'x'],
  ["'NaN'", 'NaN'],
  ['[]', []],
  ['{}', {}],
  ['nested', { a: { b: [{ c: 1 }] } }],
];

/** Returns an example value for a schema, with every field set and two entries in every list. */
export function createExampleValue(schema: GenericSchema): unknown {
  const { type, entries, wrapped, item, options, value, pipe } = Object(schema);
  switch (type) {
    case 'string':
      return JSON.stringify(pipe ?? []).includes('regex') ? 'data:image/png;base64,AA==' : 'text';
    case 'number':
      return 7;
    case 'unknown': // whatever the app reads is decided elsewhere
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(Object.keys(entries).map((name) => [name, createExampleValue(entries[name])]));
    case 'record':
      return { KEY: createExampleValue(value), OTHER: createExampleValue(value) };
    case 'array':
      return [createExampleValue(item), createExampleValue(item)];
    case 'union':
      return createExampleValue(options[0]);
    case 'picklist':
      return options[0];
    case 'nullish':
    case 'optional':
      return createExampleValue(wrapped);
    default:
      throw new Error(`No example for schema type ${String(type)}`);
  }
}

type Path = readonly (string | number)[];

/** Returns the paths of all fields below a value: leaves, objects and, for a list, the fields of its first entry. */
export function listFieldPaths(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? listFieldPaths(value[0], [...at, 0]) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...at, name], ...listFieldPaths(field, [...at, name])]);
}

/** Returns the paths of all lists below a value, including lists inside the first entry of a list. */
export const listArrayPaths = (value: unknown): Path[] =>
  listFieldPaths(value).filter((path) => Array.isArray(getValueAt(value, path)));

export const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, key) => Object(parent)[key], value);

/** Returns a copy with the value at a path replaced. */
export function replaceValueAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const replaced = replaceValueAt(Object(value)[key], rest, replacement);
  if (Array.isArray(value)) return value.with(Number(key), replaced);
  return { ...Object(value), [key]: replaced };
}

/**
 * Returns a copy of `value` in which every missing field has the value of `example`. Entries of lists and records are
 * not added.
 */
export function fillMissingFields(value: unknown, example: unknown): unknown {
  const isGroup = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one) && !('KEY' in one);
  if (value === undefined) return example;
  if (!isGroup(value) || !isGroup(example)) return value;
  const filled = Object.entries(Object(example)).map(([name, field]) => [
    name,
    fillMissingFields(Object(value)[name], field),
  ]);
  return { ...Object(value), ...Object.fromEntries(filled) };
}

/** Formats a path as the contract reports it: `data.lanes[].title`. */
export const formatFieldPath = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');
