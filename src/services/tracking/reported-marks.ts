import type { GenericSchema } from 'valibot';
import { type SafeWebStorage, safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';

/** Marks of what has been reported, so that it is reported once (TRK-1, TRK-2). */
interface ReportedMarks {
  get<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined;
  set(key: string, value: unknown): void;
}

/**
 * Keeps marks in `local`, for all tabs. If that is full, the tab has the mark in `session`: otherwise each reload would
 * report the same again.
 */
export const createReportedMarks = (local: SafeWebStorage, session: SafeWebStorage): ReportedMarks => ({
  get: (key, schema) => session.get(key, schema) ?? local.get(key, schema),
  set(key, value) {
    if (local.set(key, value)) session.remove(key);
    else session.set(key, value);
  },
});

export const reportedMarks = createReportedMarks(safeLocalStorage, safeSessionStorage);
