import { type InferOutput, literal, object } from 'valibot';
import { create } from 'zustand';
import { openPageStateObjectStore } from '../../../browser/storage/page-state-database';
import { count, flag } from '../../../contract/fields';
import { getMerchantCode } from '../../../services/merchant/merchant-store';

/** Install history of this device, per merchant (INST-2, ENG-2). */
const installRecord = object({
  kind: literal('install'),
  /** How many times the install banner was closed; BANNER_CLOSE_COUNT_WHEN_INSTALLED if the web app is installed. */
  bannerCloses: count,
  /** When the web app was recorded as installed (epoch ms); 0 if it is not, or if an earlier version recorded it. */
  installedAt: count,
  /** How many times an install prompt was closed. */
  promptCloses: count,
  /** Whether a forced install prompt was shown. If so, the prompt is shown again until the web app is installed. */
  wasForced: flag,
});
export type InstallRecord = InferOutput<typeof installRecord>;

const EMPTY: InstallRecord = { kind: 'install', bannerCloses: 0, installedAt: 0, promptCloses: 0, wasForced: false };
const table = openPageStateObjectStore('prompts', installRecord);
const keyOf = (merchant: string): string => `install|${merchant}`;

interface InstallRecordState {
  /** Install records by merchant (see keyOf()); undefined until they have been read. */
  readonly records: ReadonlyMap<string, InstallRecord> | undefined;
}

const useRecords = create<InstallRecordState>(() => ({ records: undefined }));

/** Returns the record of the current merchant; undefined until it has been read. */
export const useInstallRecord = (): InstallRecord | undefined =>
  useRecords(({ records }) => records && (records.get(keyOf(getMerchantCode())) ?? EMPTY));

/**
 * Loads the records, and updates them after changes in this and other tabs. Returns a function that stops the updates.
 */
export const watchInstallRecords = (): (() => void) => table.subscribe((records) => useRecords.setState({ records }));

/**
 * Changes the record of the current merchant, in memory immediately, then in the database. Resolves with the previous
 * record.
 */
export async function changeInstallRecord(change: (record: InstallRecord) => InstallRecord): Promise<InstallRecord> {
  const key = keyOf(getMerchantCode());
  const before = useRecords.getState().records?.get(key) ?? (await table.get(key)) ?? EMPTY;
  const changed = change(before);
  useRecords.setState(({ records = new Map() }) => ({ records: new Map(records).set(key, changed) }));
  await table.set(key, changed);
  return before;
}
