import type { AnyEndpoint } from '../../../src/contract/endpoint';
import type { SchemaShape } from '../../../src/contract/schema-shape';

export interface ContractField {
  /** Path of the field, such as `info.resources[].url`. */
  readonly path: string;
  /**
   * Type of the value, such as `text`, `true or false`, `one of A, B` for a picklist, or `number by name` for a
   * record of numbers.
   */
  readonly type: string;
}

const TYPE_NAMES = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
]);

/** Returns the fields of a schema. A nested object is replaced by its fields. */
export function listSchemaFields(schema: unknown, path = ''): readonly ContractField[] {
  const shape = schema as SchemaShape; // reads only the properties that valibot's schemas have
  if (shape.wrapped) return listSchemaFields(shape.wrapped, path);
  if (shape.entries) {
    return Object.entries(shape.entries).flatMap(([name, entry]) =>
      listSchemaFields(entry, path === '' ? name : `${path}.${name}`),
    );
  }
  if (shape.type === 'array') return listSchemaFields(shape.item, `${path}[]`);
  return [{ path, type: typeOf(shape) }];
}

function typeOf(shape: SchemaShape | undefined): string {
  if (!shape) return 'anything';
  if (shape.wrapped) return typeOf(shape.wrapped);
  if (shape.type === 'picklist') return `one of ${shape.options?.join(', ')}`;
  if (shape.type === 'record') return `${typeOf(shape.value)} by name`;
  if (shape.type === 'union') return (shape.options as readonly SchemaShape[]).map(typeOf).join(' or ');
  return TYPE_NAMES.get(shape.type) ?? shape.type;
}

/** Returns every field of an endpoint, prefixed with `query`, `body` or `response`. */
export function listEndpointFields({ query, body, response }: AnyEndpoint): readonly ContractField[] {
  const parts = { query, body, response };
  return Object.entries(parts).flatMap(([part, schema]) => (schema ? listSchemaFields(schema, part) : []));
}
