import { literal, object, safeParse } from 'valibot';

const tabState = object({ tab: literal(true) });

/** Whether a history state was set by a link of the bottom navigation. */
export const isBottomNavigationHistoryState = (state: unknown): boolean => safeParse(tabState, state).success;
