import { safeParse } from 'valibot';
import { ENDPOINT_ASSUMPTIONS } from '../../../src/contract/assumptions';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { loginDeviceType } from '../../../src/contract/endpoints/account/session';
import { ping } from '../../../src/contract/endpoints/site/domains';
import { OUTBOX_REQUEST_PATHS } from '../../../src/contract/paths';
import { REQUEST_SAMPLES } from '../../platform/testing/request-samples';
import { listEndpointFields } from '../documents/contract-fields';
import type { DocumentedEndpoint } from './endpoint-files';
import { listErrorCodes } from './error-catalogue';
import { createExample } from './example-value';
import { EXAMPLE_VALUES } from './example-values';
import { createFieldAnnotator } from './field-notes';
import { isOptional, type JsonSchema, toJsonSchema } from './json-schema';

/** An operation of the document, and the schemas that it refers to, by name. */
export interface DocumentedOperation {
  readonly operation: JsonSchema;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const DAY_MS = 86_400_000;
const ref = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });
const json = (content: JsonSchema) => ({ content: { 'application/json': content } });
const isFromOutbox = ({ path }: AnyEndpoint) => Object.values<string>(OUTBOX_REQUEST_PATHS).includes(path);

/** Returns the operation of an endpoint. */
export function createOperation(documented: DocumentedEndpoint): DocumentedOperation {
  const { endpoint, folder, comment } = documented;
  const leaves = new Set(listEndpointFields(endpoint).map(({ path }) => path));
  const annotate = createFieldAnnotator(documented, (path) => !leaves.has(path));
  const value = toJsonSchema(endpoint.response, (path) => annotate(`response.${path}`));
  const body = endpoint.body && toJsonSchema(endpoint.body, (path) => annotate(`body.${path}`));
  const { name, auth, source, encrypted, timeout, maxBytes, cacheable } = endpoint;
  const assumed = ENDPOINT_ASSUMPTIONS[name] ?? '';
  const summary = (comment || assumed).split(/(?<=\.)\s/)[0] || name;
  const about = assumed.startsWith(summary) ? [assumed] : [comment, assumed];
  return {
    operation: {
      operationId: name,
      tags: [folder],
      summary,
      description: [...about, describeCaching(endpoint), describeIdempotency(endpoint)].filter(Boolean).join('\n\n'),
      security: auth === 'required' ? [{ sessionToken: [] }] : auth === 'optional' ? [{}, { sessionToken: [] }] : [],
      parameters: createParameters(endpoint, annotate),
      ...(body ? { requestBody: createRequestBody(endpoint) } : {}),
      responses: createResponses(endpoint, value),
      'x-source': source,
      'x-encrypted': encrypted ?? false,
      'x-timeout-ms': timeout,
      'x-max-bytes': maxBytes,
      'x-page-cache': cacheable ?? 'none',
      'x-error-codes': listErrorCodes(endpoint),
    },
    schemas: { [`${name}Value`]: value, ...(body ? { [`${name}Body`]: body } : {}) },
  };
}

function createParameters(endpoint: AnyEndpoint, annotate: (path: string) => JsonSchema): readonly JsonSchema[] {
  const { query, headers = {}, device, encrypted, name } = endpoint;
  const entries = (query as { entries?: Readonly<Record<string, unknown>> } | undefined)?.entries ?? {};
  const sample = REQUEST_SAMPLES[name]?.query ?? {};
  return [
    ref('parameters', 'Merchant'),
    ref('parameters', 'Language'),
    ref('parameters', 'X-Request-Id'),
    ...(device ? [ref('parameters', 'Device')] : []),
    ...(encrypted ? ['Encryption', 'X-RSA', 'X-Digest'].map((header) => ref('parameters', header)) : []),
    ...(isFromOutbox(endpoint) ? [ref('parameters', 'Idempotency-Key')] : []),
    ...Object.entries(headers).map(([header, value]) => ({
      name: header,
      in: 'header',
      required: true,
      schema: { type: 'string', const: value },
    })),
    ...Object.entries(entries).map(([field, schema]) => {
      const { description, ...rest } = toJsonSchema(schema, () => annotate(`query.${field}`));
      return {
        name: field,
        in: 'query',
        required: !isOptional(schema),
        ...(description === undefined ? {} : { description }),
        schema: rest,
        ...(sample[field] === undefined ? {} : { example: sample[field] }),
      };
    }),
  ];
}

function createRequestBody({ name, encrypted }: AnyEndpoint): JsonSchema {
  const sample = REQUEST_SAMPLES[name]?.body;
  if (!encrypted) return { required: true, ...json({ schema: ref('schemas', `${name}Body`), example: sample }) };
  return {
    required: true,
    description: 'The encrypted JSON text of `x-plain-body` (see Encryption).',
    ...json({ schema: ref('schemas', 'EncryptedBody') }),
    'x-plain-body': { schema: ref('schemas', `${name}Body`), example: sample },
  };
}

function createResponses(endpoint: AnyEndpoint, value: JsonSchema): JsonSchema {
  const { name, bare, auth, response } = endpoint;
  // A value that is missing counts as one without fields.
  const isNeeded = endpoint.needsValue || !safeParse(response, {}).success;
  const example = createExample(value, EXAMPLE_VALUES, 'response');
  const valueRef = ref('schemas', `${name}Value`);
  const success = {
    type: 'object',
    properties: {
      success: { const: true },
      value: isNeeded ? valueRef : { anyOf: [valueRef, { type: 'null' }] },
    },
    required: isNeeded ? ['success', 'value'] : ['success'],
  };
  const [code = 'request.invalid'] = listErrorCodes(endpoint);
  const content = bare
    ? { schema: valueRef, example }
    : {
        schema: { oneOf: [success, ref('schemas', 'Refusal')] },
        examples: {
          success: { value: { success: true, value: example } },
          refusal: { value: { success: false, errorCode: code, message: 'A sentence for the member.' } },
        },
      };
  return {
    200: {
      description: bare ? 'The value, without an envelope.' : 'The value in the envelope, or a refusal.',
      headers: createResponseHeaders(endpoint),
      ...json(content),
    },
    ...(auth === 'none' ? {} : { 401: ref('responses', 'SessionExpired') }),
    429: ref('responses', 'TooManyRequests'),
    default: ref('responses', 'Failure'),
  };
}

function createResponseHeaders(endpoint: AnyEndpoint): JsonSchema {
  const cacheControl = endpoint.serviceWorkerCache ? 'RevalidatedCacheControl' : 'PrivateCacheControl';
  return {
    'Cache-Control': ref('headers', cacheControl),
    'X-Request-Id': ref('headers', 'RequestId'),
    ...(endpoint.path === ping.path ? { 'Access-Control-Allow-Origin': ref('headers', 'AnyOrigin') } : {}),
  };
}

function describeCaching({ serviceWorkerCache, cacheable, noCache }: AnyEndpoint): string {
  const parts = [
    ...(noCache ? ['The request bypasses the HTTP cache.'] : []),
    ...(cacheable
      ? [
          `The page reuses a response for five minutes, for ${cacheable === 'public' ? 'everyone' : 'the member alone'}.`,
        ]
      : []),
    ...(serviceWorkerCache
      ? [
          `The service worker stores the response for use offline (${serviceWorkerCache.strategy}, up to ${serviceWorkerCache.maxAgeMs / DAY_MS} days), unless \`Cache-Control\` has \`no-store\` or \`private\`.`,
        ]
      : []),
  ];
  return parts.length === 0 ? '' : `Caching: ${parts.join(' ')}`;
}

function describeIdempotency(endpoint: AnyEndpoint): string {
  const fields = listEndpointFields(endpoint).map(({ path }) => path);
  if (fields.includes('body.requestId'))
    return 'Idempotency: `requestId` is the same for every retry. The platform repeats its first response, and refuses the same id with another body.';
  if (isFromOutbox(endpoint))
    return 'Idempotency: a repeated request with the same `Idempotency-Key` has no further effect. The request may come hours later, from another page or the service worker, without cookies.';
  return endpoint.method === 'GET'
    ? ''
    : 'Idempotency: the request is not retried by itself when its response is lost.';
}

/** The preflight request of a ping from another domain, which is the only request across origins. */
export const PING_PREFLIGHT: JsonSchema = {
  operationId: 'pingPreflight',
  tags: ['site'],
  summary: 'Allows pings from every domain of the merchant.',
  description: 'Pages on other domains send `ping` with the header `Merchant`, so browsers ask first.',
  security: [],
  responses: {
    204: {
      description: 'Pings are allowed.',
      headers: {
        'Access-Control-Allow-Origin': ref('headers', 'AnyOrigin'),
        'Access-Control-Allow-Headers': { schema: { const: 'Merchant, Language, Content-Type' }, required: true },
        'Access-Control-Allow-Methods': { schema: { const: 'GET' } },
      },
    },
  },
  'x-source': 'assumed',
};

export const DEVICE_TYPES = loginDeviceType.options;
