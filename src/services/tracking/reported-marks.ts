import { type GenericSchema, object, string, unknown } from 'valibot';
import { type SafeWebStorage, safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';

/** Marks of what has been reported, so that it is reported once (TRK-1, TRK-2). */
interface ReportedMarks {
  get<T>(key: string, schema: GenericSchema<unknown, T>): T | undefined;
  set(key: string, value: unknown): void;
}

/**
 * Keeps marks in `local`, for all tabs. If that is full, the tab has the mark in `session`: otherwise each reload would
 * report the same again. It has it together with what was in `local` then, because another tab that has changed that
 * since knows more.
 */
export function createReportedMarks(local: SafeWebStorage, session: SafeWebStorage): ReportedMarks {
  const readShared = (key: string): string => JSON.stringify(local.get(key, unknown()) ?? null);
  return {
    get(key, mark) {
      const ofTab = session.get(key, object({ mark, besides: string() }));
      return ofTab?.besides === readShared(key) ? ofTab.mark : local.get(key, mark);
    },
    set(key, mark) {
      // Read before, because the page itself reads what it could not store.
      const besides = readShared(key);
      if (local.set(key, mark)) session.remove(key);
      else session.set(key, { mark, besides });
    },
  };
}

export const reportedMarks = createReportedMarks(safeLocalStorage, safeSessionStorage);
