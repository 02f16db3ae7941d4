import { type InferOutput, literal, number, object, string, union } from 'valibot';
import { create } from 'zustand';
import { openPageStateTable } from '../../browser/storage/page-state-database';
import { flag, lenient, listOf } from '../../contract/fields';

/** What is remembered of an announcement popup, per merchant, language and audience (POP-3). */
const announcementState = object({
  kind: literal('announcements'),
  /** False once it was closed. */
  show: flag,
  /** Epoch milliseconds until which it stays closed; 0 without the "today" box. */
  hiddenUntil: lenient(number(), 0),
  /** 1: never shown again (`hidePopup`). */
  hidePopup: lenient(number(), 0),
  /** Hashes of the announcements that were on the screen when it was closed, and of earlier ones. */
  hashes: listOf(string()),
});
export type AnnouncementState = InferOutput<typeof announcementState>;

/** What is remembered of a banner popup, per merchant and group (BAN-1). */
const bannerState = object({ kind: literal('banner'), image: string() });

const popupRecord = union([announcementState, bannerState]);
export type PopupRecord = InferOutput<typeof popupRecord>;

const table = openPageStateTable('popups', popupRecord);

/** The records of this device, the same in every tab; undefined until they have been read. */
export const usePopupRecords = create<{ readonly records: ReadonlyMap<string, PopupRecord> | undefined }>(() => ({
  records: undefined,
}));

/** Keeps the records up to date. Returns a function that stops it. */
export const watchPopupRecords = (): (() => void) =>
  table.subscribe((records) => usePopupRecords.setState({ records }));

/** Saves a record. It is in force at once, also if the browser refuses to store it. */
export function savePopupRecord(key: string, record: PopupRecord): void {
  usePopupRecords.setState(({ records = new Map() }) => ({ records: new Map(records).set(key, record) }));
  void table.set(key, record);
}
