import { type InferOutput, literal, object, string, union } from 'valibot';
import { create } from 'zustand';
import { openPageStateObjectStore } from '../../browser/storage/page-state-database';
import { finiteNumber, flag, lenientField, listOf } from '../../contract/fields';

/** Stored state of an announcement popup, per merchant, language and audience (POP-3). */
const announcementState = object({
  kind: literal('announcements'),
  /** Whether the popup may show the same announcements again; false once the user has closed it. */
  show: flag,
  /** Time until which the popup stays hidden (epoch ms); 0 if the "today" checkbox was not used. */
  hiddenUntil: lenientField(finiteNumber, 0),
  /** 1 if the user has chosen never to see the popup again, otherwise 0. */
  hidePopup: lenientField(finiteNumber, 0),
  /** Hashes of the announcements in popups that the user has closed. */
  hashes: listOf(string()),
});
export type AnnouncementPopupState = InferOutput<typeof announcementState>;

/** Stored state of a banner popup, per merchant and banner group (BAN-1). */
const bannerState = object({ kind: literal('banner'), image: string() });

/** When popups that offer something have opened, per merchant (BAN-2). */
const shownState = object({ kind: literal('shown'), /** Epoch ms. */ at: listOf(finiteNumber) });

const popupRecord = union([announcementState, bannerState, shownState]);
export type PopupRecord = InferOutput<typeof popupRecord>;

const table = openPageStateObjectStore('popups', popupRecord);

/** The popup records of this device, the same in every tab; undefined until they have been read. */
export const usePopupRecords = create<{ readonly records: ReadonlyMap<string, PopupRecord> | undefined }>(() => ({
  records: undefined,
}));

/**
 * Reads the records into usePopupRecords, and again after each change by any tab. Returns a function that
 * unsubscribes.
 */
export const watchPopupRecords = (): (() => void) =>
  table.subscribe((records) => usePopupRecords.setState({ records }));

/** Saves a record. It takes effect immediately, even if the browser refuses to store it. */
export function savePopupRecord(key: string, record: PopupRecord): void {
  usePopupRecords.setState(({ records = new Map() }) => ({ records: new Map(records).set(key, record) }));
  void table.set(key, record);
}
