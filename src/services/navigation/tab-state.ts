import { literal, object, safeParse } from 'valibot';

const tabState = object({ tab: literal(true) });

/** Whether a history state is that of a link in the bottom navigation. */
export const isTabState = (state: unknown): boolean => safeParse(tabState, state).success;
