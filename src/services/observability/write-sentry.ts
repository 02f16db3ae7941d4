import { type CollectorRecord, isProblem, toRecordAttributes } from './collector-record';

const joinLines = (...lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/**
 * Returns a batch as envelopes of Sentry: an event for each error, because an envelope may have only one, and one with
 * all other records as logs.
 * @param createId returns 32 random hexadecimal digits
 */
export function writeSentry(records: readonly CollectorRecord[], createId: () => string): readonly string[] {
  const items = records.filter(({ text }) => text === undefined).map(writeLog);
  const events = records.flatMap((record) =>
    record.text === undefined ? [] : joinLines({ event_id: createId() }, { type: 'event' }, writeEvent(record)),
  );
  if (items.length === 0) return events;
  const header = { type: 'log', item_count: items.length, content_type: 'application/vnd.sentry.items.log+json' };
  return [...events, joinLines({}, header, { items })];
}

function writeEvent(record: CollectorRecord) {
  const { at, name: type, text: value, frames = [], release } = record;
  // Sentry wants the innermost call last.
  const stacktrace = { frames: [...frames].reverse() };
  return {
    timestamp: at / 1000,
    platform: 'javascript',
    release,
    tags: toRecordAttributes(record),
    exception: { values: [{ type, value, stacktrace }] },
  };
}

const writeLog = (record: CollectorRecord) => ({
  timestamp: record.at / 1000,
  // The id of a request is its trace id too.
  trace_id: record.requestId ?? record.pageId,
  level: isProblem(record) ? 'error' : 'info',
  body: `${record.kind} ${record.name}`,
  attributes: Object.fromEntries(
    Object.entries(toRecordAttributes(record)).map(([name, value]) => [
      name,
      { value, type: typeof value === 'number' ? 'double' : 'string' },
    ]),
  ),
});
