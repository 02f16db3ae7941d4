import { type InferOutput, object } from 'valibot';
import { create } from 'zustand';
import { openPageStateObjectStore } from '../../browser/storage/page-state-database';
import { count, flag, identifier, listOf, text } from '../../contract/fields';

/** Push settings and registration of this device, shared by all tabs (PUSH-1, PUSH-2). */
const pushRecord = object({
  /** Fingerprints of the members who have turned push on in this browser. */
  wantedBy: listOf(identifier),
  /** Whether the member has turned off news: messages to everyone, sent to the topic ALL. */
  noNews: flag,
  /**
   * When the push opt-in was last shown (epoch ms). `refusals` is how many times the opt-in was refused, `askAfter`
   * when it may be shown again (epoch ms).
   */
  shownAt: count,
  refusals: count,
  askAfter: count,
  /**
   * Token that this device last sent to the platform for registration; empty if it has sent no token. If the request
   * failed, `boundAt` is 0.
   */
  token: text,
  endpoint: text,
  vapidKey: text,
  /** Id of the Firebase project; empty if messages are sent directly by Web Push. */
  projectId: text,
  /**
   * Fingerprint of the member whose messages this device receives; `boundAt` is when the device was registered for
   * that member (epoch ms).
   */
  boundTo: text,
  boundAt: count,
});
export type PushRecord = Readonly<InferOutput<typeof pushRecord>>;

const NO_PUSH_RECORD: PushRecord = {
  wantedBy: [],
  noNews: false,
  shownAt: 0,
  refusals: 0,
  askAfter: 0,
  token: '',
  endpoint: '',
  vapidKey: '',
  projectId: '',
  boundTo: '',
  boundAt: 0,
};

const KEY = 'push';
const table = openPageStateObjectStore('prompts', pushRecord);

/** The push record of this device; undefined until it has been read. */
export const usePushRecord = create<{ readonly record: PushRecord | undefined }>(() => ({ record: undefined }));

/**
 * Reads the record into usePushRecord, and again after each change by any tab. Returns a function that unsubscribes.
 */
export const watchPushRecord = (): (() => void) =>
  table.subscribe((records) => usePushRecord.setState({ record: records.get(KEY) ?? NO_PUSH_RECORD }));

export const readPushRecord = async (): Promise<PushRecord> => (await table.get(KEY)) ?? NO_PUSH_RECORD;

/** Changes fields of the record. The change takes effect in this page even if the browser refuses to store it. */
export async function changePushRecord(change: Partial<PushRecord>): Promise<void> {
  const changed = { ...(await readPushRecord()), ...change };
  usePushRecord.setState({ record: changed });
  await table.set(KEY, changed);
}
