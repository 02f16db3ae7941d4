import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  boolean,
  type InferOutput,
  looseObject,
  object,
  optional,
  parse,
  record,
  string,
  unknown,
} from 'valibot';

const FILE = join(import.meta.dirname, '../../../../docs/reference/openapi.json');

const schemaRef = object({ schema: optional(looseObject({})) });

const parameter = looseObject({ $ref: optional(string()) });

const operation = object({
  operationId: string(),
  tags: array(string()),
  summary: string(),
  description: string(),
  security: array(record(string(), unknown())),
  parameters: optional(array(parameter), []),
  requestBody: optional(
    object({
      content: record(string(), object({ schema: looseObject({}), example: optional(unknown()) })),
      'x-plain-body': optional(object({ schema: looseObject({}), example: unknown() })),
    }),
  ),
  responses: record(string(), looseObject({ content: optional(record(string(), looseObject({}))) })),
  'x-source': string(),
  'x-encrypted': optional(boolean(), false),
  'x-error-codes': optional(array(string()), []),
});
export type Operation = InferOutput<typeof operation>;

const openApiFile = object({
  info: object({ title: string(), version: string(), description: string() }),
  tags: array(object({ name: string() })),
  paths: record(string(), record(string(), operation)),
  components: object({
    parameters: record(string(), looseObject({ name: string(), in: string(), ...schemaRef.entries })),
    schemas: record(string(), looseObject({})),
  }),
});
export type OpenApiFile = InferOutput<typeof openApiFile>;

/** Returns the text of the generated OpenAPI document. */
export const readOpenApiText = (): string => readFileSync(FILE, 'utf8');

/** Returns what the console shows of the generated OpenAPI document. */
export const readOpenApiFile = (): OpenApiFile => parse(openApiFile, JSON.parse(readOpenApiText()));
