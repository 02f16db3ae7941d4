/** A field of a schema, as the console lists it. */
export interface SchemaRow {
  readonly path: string;
  readonly type: string;
  /** `required`, or the default of an optional field. */
  readonly need: string;
  readonly source: string;
  readonly description: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns the fields of a JSON Schema that are no groups. */
export function listSchemaRows(schema: Schema, path = '', isRequired = true): readonly SchemaRow[] {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const required = Array.isArray(schema.required) ? schema.required : [];
  if (properties.length > 0) {
    return properties.flatMap(([name, property]) =>
      listSchemaRows(property, path === '' ? name : `${path}.${name}`, required.includes(name)),
    );
  }
  const items = schema.items as Schema | undefined;
  if (items?.properties) return listSchemaRows(items, `${path}[]`, isRequired);
  if (path === '') return [];
  return [
    {
      path: items ? `${path}[]` : path,
      type: describeType(items ?? schema),
      need: isRequired ? 'required' : schema.default === undefined ? 'optional' : JSON.stringify(schema.default),
      source: String((items ?? schema)['x-source'] ?? ''),
      description: String(schema.description ?? items?.description ?? ''),
    },
  ];
}

function describeType({ type, enum: values, anyOf, additionalProperties }: Schema): string {
  if (Array.isArray(values)) return values.filter((value) => value !== null).join(' | ');
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map((option) => describeType(option as Schema)))].join(' or ');
  if (additionalProperties) return `${describeType(additionalProperties as Schema)} by name`;
  return [type]
    .flat()
    .filter((name) => name !== 'null')
    .join(' or ');
}
