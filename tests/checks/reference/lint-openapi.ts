import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema';

type Entry = readonly [where: string, value: JsonSchema];

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options']);
/** Headers that a document describes by `security` and media types instead. */
const RESERVED_HEADERS = new Set(['accept', 'content-type', 'authorization']);
const OWN_KEYWORDS = ['x-source'];

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value: unknown, key: string): JsonSchema => {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
};
const listAt = (value: JsonSchema, key: string): readonly JsonSchema[] =>
  Array.isArray(value[key]) ? (value[key] as readonly JsonSchema[]) : [];

/** Returns what is wrong with an OpenAPI 3.1 document: structure, references, names, schemas and examples. */
export function lintOpenApi(document: JsonSchema): readonly string[] {
  const operations = listOperations(document);
  const ids = operations.map(([, { operationId }]) => operationId);
  return [
    ...(/^3\.1\.\d+$/.test(String(document.openapi)) ? [] : ['openapi is not 3.1']),
    ...['title', 'version']
      .filter((key) => typeof objectAt(document, 'info')[key] !== 'string')
      .map((key) => `info has no ${key}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two operations have the id ${id}`),
    ...operations.flatMap(([where, operation]) => lintOperation(where, operation, document)),
    ...lintReferences(document),
    ...lintSchemasAndExamples(document),
  ];
}

function listOperations(document: JsonSchema): readonly Entry[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(item as JsonSchema).map(
      ([method, operation]): Entry => [`${method} ${path}`, operation as JsonSchema],
    ),
  );
}

function lintOperation(where: string, operation: JsonSchema, document: JsonSchema): readonly string[] {
  const [method = '', path = ''] = where.split(' ');
  const responses = Object.entries(objectAt(operation, 'responses'));
  const parameters = listAt(operation, 'parameters').map((parameter) => resolve(parameter, document));
  const names = parameters.map((parameter) => `${parameter?.in} ${parameter?.name}`);
  const schemes = objectAt(objectAt(document, 'components'), 'securitySchemes');
  const tags = listAt(document, 'tags').map(({ name }) => name);
  return [
    ...(METHODS.has(method) && /^\/[^\s{}]*$/.test(path) ? [] : ['is no operation of a path']),
    ...(/^[a-z][A-Za-z]*$/.test(String(operation.operationId ?? '')) ? [] : ['has no operationId']),
    ...['summary', 'description'].filter((key) => !operation[key]).map((key) => `has no ${key}`),
    ...(listAt(operation, 'tags').every((tag) => tags.includes(tag)) ? [] : ['has a tag that is not declared']),
    ...listAt(operation, 'security').flatMap((choice) =>
      Object.keys(choice)
        .filter((name) => !(name in schemes))
        .map((name) => `needs the unknown scheme ${name}`),
    ),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `has the parameter ${name} twice`),
    ...parameters.flatMap((parameter) => lintParameter(parameter)),
    ...(method === 'get' && operation.requestBody ? ['is a GET with a body'] : []),
    ...(responses.some(([status]) => /^2\d\d$/.test(status)) ? [] : ['has no response of success']),
    ...responses
      .filter(([, response]) => typeof resolve(response as JsonSchema, document)?.description !== 'string')
      .map(([status]) => `has a response ${status} without a description`),
  ].map((message) => `${where} ${message}`);
}

function lintParameter(parameter: JsonSchema | undefined): readonly string[] {
  if (!parameter) return [];
  const { name, in: place, schema } = parameter;
  const isReserved = place === 'header' && RESERVED_HEADERS.has(String(name).toLowerCase());
  return [
    ...(['query', 'header'].includes(String(place)) && isObject(schema)
      ? []
      : [`has a parameter ${name} without place or schema`]),
    ...(isReserved ? [`has the header ${name}, which OpenAPI ignores`] : []),
  ];
}

function resolve(value: JsonSchema, document: JsonSchema): JsonSchema | undefined {
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((parent, step) => (isObject(parent) ? parent[step] : undefined), document);
  return isObject(found) ? found : undefined;
}

function lintReferences(document: JsonSchema): readonly string[] {
  const used = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => String(ref)));
  const declared = Object.entries(objectAt(document, 'components')).flatMap(([kind, entries]) =>
    kind === 'securitySchemes' ? [] : Object.keys(entries as JsonSchema).map((name) => `#/components/${kind}/${name}`),
  );
  return [
    ...[...used].filter(($ref) => !resolve({ $ref }, document)).map((ref) => `${ref} does not exist`),
    ...declared.filter((ref) => !used.has(ref)).map((ref) => `${ref} is not used`),
  ];
}

/** Compiles every schema strictly, and validates every example with the schema beside it. */
function lintSchemasAndExamples(document: JsonSchema): readonly string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, strictRequired: true });
  ajv.addVocabulary(OWN_KEYWORDS);
  const local = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', 'all#/$defs/'));
  const compile = (where: string, schema: unknown): ValidateFunction | string => {
    try {
      return ajv.compile(local(schema));
    } catch (error) {
      return `${where}: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  ajv.addSchema({ $id: 'all', $defs: local(objectAt(objectAt(document, 'components'), 'schemas')) });
  return listExamples(document, '').flatMap(([where, { schema, values }]) => {
    const validate = compile(where, schema);
    if (typeof validate === 'string') return [validate];
    return (values as readonly unknown[]).flatMap((value) =>
      validate(value) ? [] : [`${where} has an example that its schema refuses: ${ajv.errorsText(validate.errors)}`],
    );
  });
}

/** Returns every schema that is not part of another one, with the examples beside it. */
function listExamples(value: unknown, where: string): readonly Entry[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => listExamples(entry, `${where}/${index}`));
  if (!isObject(value)) return [];
  if (isObject(value.schema)) {
    const named = Object.values(objectAt(value, 'examples')).map((example) => (example as JsonSchema).value);
    const values = [...('example' in value ? [value.example] : []), ...named];
    return [[where, { schema: value.schema, values }]];
  }
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'schemas' ? [] : listExamples(entry, `${where}/${key}`),
  );
}
