import type { JsonSchema } from './json-schema';

/** Returns an example of a schema, in which every field has a value and every list one entry. */
export function createExample(schema: JsonSchema, values: ReadonlyMap<string, unknown>, path: string): unknown {
  const known = findValue(values, path);
  if (known !== undefined) return known;
  const types = [schema.type].flat();
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (types.includes('object')) {
    const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    return Object.fromEntries(fields.map(([name, field]) => [name, createExample(field, values, `${path}.${name}`)]));
  }
  if (types.includes('array')) return [createExample(schema.items as JsonSchema, values, `${path}[]`)];
  if (Array.isArray(schema.anyOf)) return createExample(schema.anyOf[0] as JsonSchema, values, path);
  if (types.includes('boolean')) return true;
  return types.includes('string') ? createText(schema) : 1;
}

/** Returns the value of the longest end of the path that is listed. */
function findValue(values: ReadonlyMap<string, unknown>, path: string): unknown {
  const steps = path.split('.');
  for (let start = 0; start < steps.length; start += 1) {
    const end = steps.slice(start).join('.');
    if (values.has(end)) return values.get(end);
  }
  return undefined;
}

/** Texts that fulfil the patterns of the contract, in the order in which they are tried. */
const PATTERN_TEXTS = ['500.00', '12345678', 'data:image/png;base64,AA==', '-1'];

function createText({ pattern }: JsonSchema): string {
  if (typeof pattern !== 'string') return 'text';
  const fitting = PATTERN_TEXTS.find((text) => new RegExp(pattern).test(text));
  if (fitting === undefined) throw new Error(`No example text for the pattern ${pattern}`);
  return fitting;
}
