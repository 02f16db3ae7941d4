import type { StackFrame } from './parse-stack';

/** What a record is about. `vital`: a web vital; `timing`: a request that has succeeded; `failure`: one that has not. */
export type RecordKind = 'error' | 'failure' | 'deviation' | 'timing' | 'vital' | 'update' | 'push' | 'popup';

/** What one source has observed. */
export interface RecordDraft {
  readonly kind: RecordKind;
  /** Name of the error, endpoint, vital, popup or event. */
  readonly name: string;
  /** When it happened (epoch ms); if absent, now. */
  readonly at?: number;
  /** Message of an error. */
  readonly text?: string;
  /** Id of the request that it is about (OPS-4). */
  readonly requestId?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where an error was thrown, innermost call first. */
  readonly frames?: readonly StackFrame[];
}

/** A record as it is sent: with what was the case at that moment. */
export interface CollectorRecord extends RecordDraft {
  readonly at: number;
  /** Path of the page, without its query. */
  readonly page: string;
  readonly merchant: string;
  /** Id of the build. */
  readonly release: string;
  /** 32 hexadecimal digits, the same for all records of this page load. */
  readonly pageId: string;
  /** Id of the last request that had finished, for a record that is about none. */
  readonly lastRequestId: string | undefined;
}

export type RecordAttributes = Readonly<Record<string, string | number>>;

/** Returns what a record says beside its message and calls, by the names that collectors show. */
export const toRecordAttributes = (record: CollectorRecord): RecordAttributes => ({
  kind: record.kind,
  name: record.name,
  merchant: record.merchant,
  'service.version': record.release,
  'session.id': record.pageId,
  'url.path': record.page,
  [record.requestId ? 'request.id' : 'request.last_id']: record.requestId ?? record.lastRequestId ?? '',
  ...record.values,
});

/** Whether somebody has to look at a record: a refusal of the platform is mostly of what a member has typed. */
export const isProblem = ({ kind, values }: RecordDraft): boolean =>
  kind === 'error' || (kind === 'failure' && values?.layer !== 'business');
