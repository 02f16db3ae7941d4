import { type CollectorRecord, isProblem, type RecordAttributes, toRecordAttributes } from './collector-record';
import type { StackFrame } from './parse-stack';

/** Severity numbers of the OpenTelemetry log data model. */
const INFO = 9;
const ERROR = 17;

const toList = (attributes: RecordAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));

const formatFrame = (frame: StackFrame) =>
  `    at ${frame.function} (${frame.filename}:${frame.lineno}:${frame.colno})`;

/**
 * Returns a batch as a request of OTLP/HTTP (`ExportLogsServiceRequest`). A record of a request has its id as the trace
 * id, which is why both have 32 hexadecimal digits.
 */
export const writeOtlp = (records: readonly CollectorRecord[]): readonly string[] => [
  JSON.stringify({
    resourceLogs: [
      {
        resource: { attributes: toList({ 'service.name': 'fairground' }) },
        scopeLogs: [{ logRecords: records.map(writeRecord) }],
      },
    ],
  }),
];

function writeRecord(record: CollectorRecord) {
  const { name, at, text, frames = [], requestId: traceId } = record;
  const exception = text !== undefined && {
    'exception.type': name,
    'exception.message': text,
    'exception.stacktrace': frames.map(formatFrame).join('\n'),
  };
  return {
    // Nanoseconds do not fit into a number.
    timeUnixNano: `${Math.round(at)}000000`,
    severityNumber: isProblem(record) ? ERROR : INFO,
    body: { stringValue: text === undefined ? name : `${name}: ${text}` },
    attributes: toList({ ...toRecordAttributes(record), ...exception }),
    traceId,
  };
}
