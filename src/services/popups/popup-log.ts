import { type InferOutput, object, picklist, string } from 'valibot';
import { create } from 'zustand';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { listOf, time } from '../../contract/fields';
import { POPUP_LOG_KEY } from '../../contract/storage-keys';
import { POPUP_KINDS, type PopupStatus } from './popup-candidate';

/** Maximum number of log entries. */
const MAX_ENTRIES = 60;

const logEntry = object({
  /** When the status changed (epoch ms). */
  at: time,
  key: string(),
  kind: picklist(POPUP_KINDS),
  status: picklist(['shown', 'waiting', 'blocked', 'skipped']),
  reason: string(),
});
export type PopupLogEntry = InferOutput<typeof logEntry>;
const logEntries = listOf(logEntry);

/** Status changes of the popups in this tab, oldest first, for the diagnostics page. */
export const usePopupLog = create<{ readonly entries: readonly PopupLogEntry[] }>(() => ({
  entries: safeSessionStorage.get(POPUP_LOG_KEY, logEntries) ?? [],
}));

/** Returns the statuses that differ from the last logged status of the same popup. */
function changedStatuses(entries: readonly PopupLogEntry[], statuses: readonly PopupStatus[]): readonly PopupStatus[] {
  return statuses.filter(({ key, status, reason }) => {
    const last = entries.findLast((entry) => entry.key === key);
    return last?.status !== status || last.reason !== reason;
  });
}

/**
 * Logs each status that differs from the last logged status of the same popup.
 * @param now epoch milliseconds
 */
export function logPopupStatuses(statuses: readonly PopupStatus[], now: number): void {
  const { entries } = usePopupLog.getState();
  const changed = changedStatuses(entries, statuses);
  if (changed.length === 0) return;
  const added = changed.map((status) => ({ at: now, ...status }));
  const kept = [...entries, ...added].slice(-MAX_ENTRIES);
  usePopupLog.setState({ entries: kept });
  safeSessionStorage.set(POPUP_LOG_KEY, kept);
}
