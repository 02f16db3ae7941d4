import type { SchemaShape } from '../../contract/schema-shape';
import { type Finding, fault, type Path, warning } from './finding';
import { getRawValue, isRawObject } from './raw-value';
import { askForSuggestion, suggestName } from './suggest-name';

/**
 * How strict to be about keys that no schema has. `own`: the document has no other reader, so every unknown key is a
 * fault; `shared`: other programs read it too, so only a key that looks like one that is missing is a fault.
 */
export type KeyPolicy = 'own' | 'shared';

/**
 * Returns the keys of a value that its schema does not have, each with the key that was probably meant, and the lists
 * where an object belongs, which a schema of any keys accepts.
 */
export function findUnknownKeys(
  schema: SchemaShape,
  input: unknown,
  policy: KeyPolicy,
  path: Path = [],
): readonly Finding[] {
  const shape = unwrap(schema);
  if (Array.isArray(input)) {
    const { item, value } = shape;
    if (value) return [fault(path, 'must be an object: { … }, but it is a list.')];
    return item ? input.flatMap((entry, index) => findUnknownKeys(item, entry, policy, [...path, index])) : [];
  }
  if (!isRawObject(input)) return [];
  const entries = listEntries(shape);
  return Object.entries(input).flatMap(([key, value]) => {
    const known = entries ? (Object.hasOwn(entries, key) ? entries[key] : undefined) : shape.value;
    if (known) return findUnknownKeys(known, value, policy, [...path, key]);
    return entries ? [describeUnknownKey(key, Object.keys(entries), { input, policy, path })] : [];
  });
}

function describeUnknownKey(
  key: string,
  known: readonly string[],
  { input, policy, path }: { readonly input: object; readonly policy: KeyPolicy; readonly path: Path },
): Finding {
  const meant = suggestName(
    key,
    known.filter((name) => getRawValue(input, [name]) === undefined),
  );
  const message = `unknown key, which nothing reads.${askForSuggestion(meant)}`;
  return (policy === 'own' || meant !== undefined ? fault : warning)([...path, key], message);
}

function unwrap(schema: SchemaShape): SchemaShape {
  return schema.wrapped ? unwrap(schema.wrapped) : schema;
}

/** Returns the schemas of an object's properties; undefined if the object may have any. */
function listEntries(shape: SchemaShape): Readonly<Record<string, SchemaShape>> | undefined {
  if (shape.type !== 'intersect') return shape.entries;
  const options = (shape.options ?? []).filter(isShape);
  return Object.assign({}, ...options.map((option) => listEntries(unwrap(option))));
}

const isShape = (option: unknown): option is SchemaShape => isRawObject(option) && typeof option.type === 'string';
