import { safeParse } from 'valibot';
import { amount } from '../../../src/contract/money';
import type { PipeAction, SchemaShape } from '../../../src/contract/schema-shape';

/** A JSON Schema (2020-12), as OpenAPI 3.1 contains them. */
export type JsonSchema = { readonly [key: string]: unknown };

/** Returns what is known of the field at a path, such as its description. */
export type AnnotateField = (path: string) => JsonSchema;

/** Decimal text of an amount of money, as `src/contract/money.ts` reads it. */
const AMOUNT: JsonSchema = { type: ['string', 'number'], pattern: '^-?\\d{1,13}(?:\\.\\d{1,2})?$' };

/** Returns the JSON Schema of a schema of the contract, as the sender has to fulfil it. */
export function toJsonSchema(schema: unknown, annotate: AnnotateField, path = ''): JsonSchema {
  const shape = schema as SchemaShape; // reads only the properties that valibot's schemas have
  if (schema === amount) return { ...AMOUNT, ...annotate(path) };
  if (shape.wrapped) {
    const wrapped = toJsonSchema(shape.wrapped, annotate, path);
    return { ...(shape.type === 'nullish' ? allowNull(wrapped) : wrapped), ...readDefault(schema, shape) };
  }
  if (shape.type === 'object') return toObject(shape, annotate, path);
  if (shape.type === 'array')
    return { type: 'array', items: toJsonSchema(shape.item, annotate, `${path}[]`), ...annotate(path) };
  if (shape.type === 'record')
    return { type: 'object', additionalProperties: toJsonSchema(shape.value, () => ({})), ...annotate(path) };
  return { ...toSimpleSchema(shape), ...annotate(path) };
}

function toObject({ entries = {} }: SchemaShape, annotate: AnnotateField, path: string): JsonSchema {
  const fields = Object.entries(entries);
  const required = fields.filter(([, entry]) => !isOptional(entry)).map(([name]) => name);
  const properties = fields.map(([name, entry]) => {
    return [name, toJsonSchema(entry, annotate, path === '' ? name : `${path}.${name}`)] as const;
  });
  return {
    type: 'object',
    ...(fields.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
    ...(required.length === 0 ? {} : { required }),
    ...annotate(path),
  };
}

/** Whether a field may be left out. */
export const isOptional = (schema: unknown): boolean => ['nullish', 'optional'].includes((schema as SchemaShape).type);

function toSimpleSchema(shape: SchemaShape): JsonSchema {
  const rules = Object.assign({}, ...(shape.pipe ?? []).map(toKeyword)) as JsonSchema;
  switch (shape.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: shape.type, ...rules };
    case 'unknown':
      return {};
    case 'picklist':
      return { type: 'string', enum: shape.options };
    case 'union': {
      const options = (shape.options ?? []).map((option) => toJsonSchema(option, () => ({})));
      const isPlain = options.every((option) => Object.keys(option).join() === 'type');
      return isPlain ? { type: options.map(({ type }) => type) } : { anyOf: options };
    }
    default:
      throw new Error(`No JSON Schema for the type ${shape.type}`);
  }
}

/** Returns the keyword of an action of a pipe; what has none, such as a transformation, is left to the description. */
function toKeyword({ type, requirement }: PipeAction): JsonSchema {
  switch (type) {
    case 'min_length':
      return { minLength: requirement };
    case 'non_empty':
      return { minLength: 1 };
    case 'max_length':
      return { maxLength: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    default:
      return {};
  }
}

function allowNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (schema.anyOf) return { ...schema, anyOf: [...(schema.anyOf as readonly JsonSchema[]), { type: 'null' }] };
  const types = [...(Array.isArray(type) ? type : [type]), 'null'];
  return { ...schema, type: types, ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

/** Returns what the app assumes for a field that is missing; nothing for a group, whose fields have their own. */
function readDefault(schema: unknown, { wrapped }: SchemaShape): JsonSchema {
  if (wrapped?.entries) return {};
  const read = safeParse(schema as Parameters<typeof safeParse>[0], undefined);
  return read.success && read.output !== undefined ? { default: read.output } : {};
}
