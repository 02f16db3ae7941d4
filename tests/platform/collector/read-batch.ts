import { array, looseObject, number, object, optional, parse, record, string, union, unknown } from 'valibot';

/** A record that a page has sent to the collector, whatever the format. */
export interface CollectedRecord {
  readonly kind: string;
  readonly name: string;
  /** What a collector shows as the title of the record. */
  readonly title: string;
  /** Id of the request that it is about or, if it is about none, of the last one before it. */
  readonly requestId: string;
  readonly merchant: string;
  readonly release: string;
  /** Epoch milliseconds of this browser. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const attribute = object({
  key: string(),
  value: union([object({ stringValue: string() }), object({ doubleValue: number() })]),
});
const otlpRequest = object({
  resourceLogs: array(
    object({
      resource: object({ attributes: array(attribute) }),
      scopeLogs: array(
        object({
          logRecords: array(
            object({ timeUnixNano: string(), body: object({ stringValue: string() }), attributes: array(attribute) }),
          ),
        }),
      ),
    }),
  ),
});

const frame = object({ filename: string(), function: string(), lineno: number(), colno: number() });
const sentryEvent = object({
  timestamp: number(),
  release: string(),
  tags: record(string(), union([string(), number()])),
  exception: object({
    values: array(object({ type: string(), value: string(), stacktrace: object({ frames: array(frame) }) })),
  }),
});
const sentryLogs = object({
  items: array(
    object({
      timestamp: number(),
      body: string(),
      attributes: record(string(), object({ value: union([string(), number()]) })),
    }),
  ),
});
const sentryHeader = looseObject({ type: optional(string()), item: optional(unknown()) });

type Attributes = Readonly<Record<string, string | number>>;

/** Returns the records of a batch. Throws if it is neither a request of OTLP/HTTP nor an envelope of Sentry. */
export const readBatch = (body: string, type: string): readonly CollectedRecord[] =>
  type.startsWith('application/json') ? readOtlp(JSON.parse(body)) : readEnvelope(body);

const toRecord = (title: string, at: number, attributes: Attributes): CollectedRecord => {
  const read = (...names: readonly string[]) => String(names.map((name) => attributes[name]).find(Boolean) ?? '');
  return {
    kind: read('kind'),
    name: read('name'),
    title,
    requestId: read('request.id', 'request.last_id'),
    merchant: read('merchant'),
    release: read('service.version', 'sentry.release'),
    at,
    attributes,
  };
};

function readOtlp(body: unknown): readonly CollectedRecord[] {
  const toAttributes = (list: readonly { key: string; value: object }[]): Attributes =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0] as string | number]));
  return parse(otlpRequest, body).resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs
      .flatMap(({ logRecords }) => logRecords)
      .map(({ timeUnixNano, body: { stringValue }, attributes }) =>
        toRecord(stringValue, Number(timeUnixNano) / 1e6, {
          ...toAttributes(resource.attributes),
          ...toAttributes(attributes),
        }),
      ),
  );
}

/** An envelope is lines of JSON: its own header, then a header and a payload for each item. */
function readEnvelope(body: string): readonly CollectedRecord[] {
  const [, header, payload] = body.split('\n').map((line): unknown => (line === '' ? undefined : JSON.parse(line)));
  const { type } = parse(sentryHeader, header);
  if (type === 'event') return readEvent(payload);
  return parse(sentryLogs, payload).items.map((item) =>
    toRecord(
      item.body,
      item.timestamp * 1000,
      Object.fromEntries(Object.entries(item.attributes).map(([name, { value }]) => [name, value])),
    ),
  );
}

function readEvent(payload: unknown): readonly CollectedRecord[] {
  const { timestamp, release, tags, exception } = parse(sentryEvent, payload);
  return exception.values.map(({ type, value, stacktrace }) =>
    toRecord(`${type}: ${value}`, timestamp * 1000, {
      ...tags,
      'service.version': release,
      'exception.type': type,
      'exception.message': value,
      'exception.stacktrace': stacktrace.frames
        .map((one) => `    at ${one.function} (${one.filename}:${one.lineno}:${one.colno})`)
        .reverse()
        .join('\n'),
    }),
  );
}
