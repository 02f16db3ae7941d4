import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../../src/contract/contract-deviation';
import { ENDPOINTS } from '../../../src/contract/endpoints/catalogue';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../../src/contract/error-codes';
import { EXPECTED_ENDPOINTS } from '../../support/api/expected-endpoints';
import { ERROR_CATALOGUE, listErrorCodes } from './error-catalogue';
import type { JsonSchema } from './json-schema';
import { lintOpenApi } from './lint-openapi';
import { createOpenApiDocument } from './openapi-document';

const document = createOpenApiDocument();
/** The parts of the document that the tests read. */
interface Operation extends JsonSchema {
  readonly parameters: readonly JsonSchema[];
  readonly security: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const rows = EXPECTED_ENDPOINTS.map((row) => [row.name, row] as const);
const operationOf = ({ path, method }: { path: string; method: string }): Operation => {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  return operation;
};

describe('[OPS-3.1] OpenAPI document of the contract', () => {
  test('the document has no finding of the linter', () => {
    expect(lintOpenApi(document)).toEqual([]);
  });

  test.each(rows)('the operation %s has the flags of its handwritten table row', (name, row) => {
    const operation = operationOf(row);
    expect(operation.operationId).toBe(name);
    expect(operation['x-encrypted']).toBe(row.body === 'encrypted');
    expect(operation['x-timeout-ms']).toBe(row.timeout);
    expect(operation['x-max-bytes']).toBe(row.maxMib * 1024 * 1024);
    expect(operation['x-page-cache']).toBe(row.cacheable === 'no' ? 'none' : row.cacheable);
    expect(Boolean(operation.requestBody)).toBe(row.body !== 'none');
    const security = { required: [{ sessionToken: [] }], optional: [{}, { sessionToken: [] }], refused: [] };
    expect(operation.security).toEqual(security[row.token]);
    const text = JSON.stringify(operation);
    expect(text.includes('RevalidatedCacheControl')).toBe(row.serviceWorkerCache !== 'no');
    expect(text.includes('#/components/parameters/Device')).toBe(row.device);
    expect(text.includes('#/components/parameters/X-RSA')).toBe(row.body === 'encrypted');
    expect(text.includes('#/components/parameters/Idempotency-Key')).toBe(row.sender === 'outbox');
    expect(text.includes('"const":"REG3"')).toBe(row.moduleId === 'REG3');
  });

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'the app accepts the examples of %s without a deviation',
    (_, endpoint) => {
      const operation = operationOf(endpoint);
      const content = JSON.parse(JSON.stringify(operation.responses['200'])).content['application/json'];
      const value = endpoint.bare ? content.example : content.examples.success.value.value;
      expect(parseTolerantly(endpoint.response, value)).toMatchObject({ ok: true, deviations: [] });
      if (!endpoint.body) return;
      const body = JSON.parse(JSON.stringify(operation.requestBody));
      const example = endpoint.encrypted ? body['x-plain-body'].example : body.content['application/json'].example;
      expect(safeParse(endpoint.body, example).success).toBe(true);
    },
  );

  test('every code of the app has an entry in the catalogue and belongs to an endpoint', () => {
    const codes = [...Object.values(ERROR_CODES), ...SESSION_EXPIRED_CODES, ...ERROR_CATALOGUE.keys()];
    const listed = new Set(ENDPOINTS.flatMap(listErrorCodes));
    expect(codes.filter((code) => !ERROR_CATALOGUE.has(code) || !listed.has(code))).toEqual([]);
    expect([...listed].filter((code) => !ERROR_CATALOGUE.has(code))).toEqual([]);
  });
});

describe('[OPS-3.1] linter of the OpenAPI document', () => {
  const operation = {
    operationId: 'a',
    summary: 'A',
    description: 'A',
    tags: ['site'],
    security: [],
    responses: { 200: { description: 'x' } },
  };
  const create = (change: JsonSchema) => ({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    tags: [{ name: 'site' }],
    paths: { '/a': { get: { ...operation, ...change } } },
  });
  const createWithParameters = (...parameters: JsonSchema[]) => create({ parameters });

  test('the linter accepts a small document', () => expect(lintOpenApi(create({}))).toEqual([]));

  test.each<[string, JsonSchema]>([
    ['openapi is not 3.1', { ...create({}), openapi: '3.0.3' }],
    ['info has no version', { ...create({}), info: { title: 'A' } }],
    ['two operations have the id a', { ...create({}), paths: { '/a': { get: operation, post: operation } } }],
    ['is no operation of a path', { ...create({}), paths: { a: { get: operation } } }],
    ['has no operationId', create({ operationId: undefined })],
    ['has no summary', create({ summary: '' })],
    ['has no response of success', create({ responses: { 400: { description: 'x' } } })],
    ['has a response 200 without a description', create({ responses: { 200: {} } })],
    ['#/components/schemas/none does not exist', create({ x: { $ref: '#/components/schemas/none' } })],
    ['#/components/schemas/A is not used', { ...create({}), components: { schemas: { A: { type: 'string' } } } }],
    ['needs the unknown scheme other', create({ security: [{ other: [] }] })],
    ['has a tag that is not declared', create({ tags: ['other'] })],
    ['is a GET with a body', create({ requestBody: {} })],
    ['has the header Accept', createWithParameters({ name: 'Accept', in: 'header', schema: {} })],
    ['has a parameter a without place', createWithParameters({ name: 'a', in: 'cookie', schema: {} })],
    [
      'has the parameter query a twice',
      createWithParameters(...[1, 2].map(() => ({ name: 'a', in: 'query', schema: {} }))),
    ],
    [
      'an example that its schema refuses',
      createWithParameters({ name: 'a', in: 'query', schema: { type: 'number' }, example: 'x' }),
    ],
    ['unknown keyword', createWithParameters({ name: 'a', in: 'query', schema: { typ: 'string' } })],
  ])('the linter reports a document with the fault “%s”', (finding, faulty) => {
    expect(lintOpenApi(faulty).join('\n')).toContain(finding);
  });
});
