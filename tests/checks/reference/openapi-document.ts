import vectors from '../../../docs/reference/envelope-vectors.json';
import packageJson from '../../../package.json';
import { ASSUMED_CONVENTIONS } from '../../../src/contract/assumed-conventions';
import { ping } from '../../../src/contract/endpoints/site/domains';
import { LANGUAGE_CODES } from '../../../src/contract/language-codes';
import { readEndpoints } from './endpoint-files';
import { ERROR_CATALOGUE } from './error-catalogue';
import type { JsonSchema } from './json-schema';
import { createOperation, DEVICE_TYPES, PING_PREFLIGHT } from './openapi-operation';

const text = { type: 'string' };
/** A body that both the app and the local platform encrypt and decrypt. */
const [vector] = vectors.bodies.vectors;

const DESCRIPTION = `What the front end expects of a platform, generated from its own schemas.

- **Marks.** \`x-source\` of an operation or a field says whether the platform's specification has it (\`specified\`) or only this contract assumes it (\`assumed\`).
- **Required and nullable.** The app cannot do without a required field: a response that lacks it is an error. Every other field may be missing or null, and then counts as its \`default\`; a value of the wrong type does too, and is reported as a deviation. Fields that are not listed are ignored.
- **Envelope.** \`{"success": true, "value": …}\`, or \`{"success": false, "errorCode", "message", "value"}\` with HTTP status 200. Only the boolean \`true\` is a success.
- **Errors.** \`x-error-codes\` lists the codes that the app handles; for any other code it shows \`message\`, which is in the language of the request. HTTP 502, 503 and 504 mean that the platform does not respond; a read is retried then. Redirects are never followed.
- **CORS.** All requests are sent to the page's own origin with cookies, except \`ping\`, which other domains of the merchant send without cookies and without \`X-Request-Id\`, so that a preflight need not allow it.
- **Size.** A response has at most 2 MiB.
- **Encryption.** \`x-encrypted\` operations are preceded by \`rsaKey\`. The app draws a secret of 8 characters, encrypts the JSON text with DES/ECB/PKCS7 (body, base64), the secret with RSA PKCS#1 v1.5 (\`X-RSA\`, base64), and sends the HMAC-SHA-256 of the base64 body, keyed by the secret (\`X-Digest\`, hex). \`envelope-vectors.json\` beside this document has examples to test against.

${ASSUMED_CONVENTIONS.map(([what, why]) => `- ${what}: ${why}`).join('\n')}`;

const PARAMETERS: JsonSchema = {
  Merchant: {
    name: 'Merchant',
    in: 'header',
    description: 'Code of the merchant; absent while the app does not know it. The host decides then.',
    schema: text,
    example: 'FAIR',
  },
  Language: {
    name: 'Language',
    in: 'header',
    required: true,
    description: 'Language of texts in the response.',
    schema: { type: 'string', enum: LANGUAGE_CODES },
    example: 'EN',
  },
  'X-Request-Id': {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'Id of the call, the same for every attempt. Log it: a member reads its first eight digits out to support.',
    schema: text,
    example: '7f3a91c2d4e5f60718293a4b5c6d7e8f',
  },
  Device: {
    name: 'Device',
    in: 'header',
    description: 'Kind of the installed app; absent in a browser.',
    schema: { type: 'string', enum: DEVICE_TYPES },
  },
  Encryption: { name: 'Encryption', in: 'header', required: true, schema: { const: '1' } },
  'X-RSA': {
    name: 'X-RSA',
    in: 'header',
    required: true,
    description: 'The secret, encrypted with the RSA key of the platform (base64).',
    schema: { type: 'string', contentEncoding: 'base64' },
    example: vector?.headers['X-RSA'],
  },
  'X-Digest': {
    name: 'X-Digest',
    in: 'header',
    required: true,
    description: 'HMAC-SHA-256 of the body, keyed by the secret (hex).',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    example: vector?.headers['X-Digest'],
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Id of the request, the same for every retry.',
    schema: text,
    example: '019b7d3e-0000-7000-8000-000000000001',
  },
};

const refusal = (errorCode: string) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Refusal' },
    example: { success: false, errorCode, message: 'A sentence for the member.' },
  },
});

const RESPONSES: JsonSchema = {
  SessionExpired: {
    description: 'The session has ended, whatever the body contains. The app signs out.',
    content: refusal('CUSTOMER_NOT_LOGIN'),
  },
  TooManyRequests: {
    description: 'Too many requests, as a code that begins with TOO_MANY_REQUEST.',
    content: refusal('TOO_MANY_REQUEST'),
  },
  Failure: {
    description:
      'Any other status is a failure. With 502, 503 and 504 the body is ignored; with others a refusal in the envelope counts.',
    content: refusal('request.invalid'),
  },
};

const HEADERS: JsonSchema = {
  RevalidatedCacheControl: {
    description: '`no-cache` or a `max-age`. With `no-store` or `private` the page has no data offline.',
    schema: text,
    example: 'no-cache',
  },
  PrivateCacheControl: {
    description: '`no-store`: no cache between browser and platform may store the response.',
    schema: text,
    example: 'no-store',
  },
  RequestId: {
    description: 'The `X-Request-Id` of the request.',
    schema: text,
    example: '7f3a91c2d4e5f60718293a4b5c6d7e8f',
  },
  AnyOrigin: {
    description: 'Every domain of the merchant pings the others. The request has no cookies.',
    required: true,
    schema: { const: '*' },
  },
};

/** Returns the OpenAPI 3.1 document of the contract. */
export function createOpenApiDocument(): JsonSchema {
  const endpoints = readEndpoints();
  const operations = endpoints.map((documented) => [documented.endpoint, createOperation(documented)] as const);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [{ path, method }, { operation }] of operations)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  paths[ping.path] = { ...paths[ping.path], options: PING_PREFLIGHT };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform of Fairground',
      version: packageJson.version,
      description: DESCRIPTION,
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: '/', description: 'The origin of the page' }],
    tags: [...new Set(endpoints.map(({ folder }) => folder))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sessionToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of `login`, without a scheme.',
        },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      schemas: {
        ...Object.assign({}, ...operations.map(([, { schemas }]) => schemas)),
        EncryptedBody: {
          type: 'string',
          contentEncoding: 'base64',
          examples: [vector?.body],
          description: 'Base64 ciphertext without quotation marks, although the media type is JSON.',
        },
        Refusal: createRefusalSchema(),
      },
    },
  };
}

function createRefusalSchema(): JsonSchema {
  const known = [...ERROR_CATALOGUE].map(([code, { effect, source }]) => `- \`${code}\` (${source}): ${effect}`);
  return {
    type: 'object',
    properties: {
      success: { const: false },
      errorCode: {
        type: ['string', 'number'],
        description: `Known codes:\n\n${known.join('\n')}`,
      },
      message: { type: ['string', 'null'], description: 'A sentence for the member, in the language of the request.' },
      value: {
        description: 'Only with `login_verify_required`: the second factors `email`, `ga`, `sms`, `payeeName`.',
      },
    },
    required: ['success', 'errorCode'],
  };
}
