import { create } from 'zustand';

/** A part of the screen that shows data received earlier. */
export interface StaleView {
  /** Epoch milliseconds at which its data was received. */
  readonly at: number;
  readonly busy: boolean;
  readonly retry: () => void;
  /** The dialog that contains the part; undefined on the page. */
  readonly dialog: Element | undefined;
}

/** The parts with stale data, by id, in the order of their appearance. */
export const useStaleViews = create<ReadonlyMap<string, StaleView>>(() => new Map());

/** Adds a part, or changes it without changing its place. */
export const setStaleView = (id: string, view: StaleView): void =>
  useStaleViews.setState((views) => new Map(views).set(id, view), true);

export const removeStaleView = (id: string): void =>
  useStaleViews.setState((views) => new Map([...views].filter(([key]) => key !== id)), true);

/**
 * Returns what the notice of a part shows: that of the first part of a page or dialog speaks for all of them, with the
 * oldest data; undefined for the others. Several notices would cover the content and say the same.
 */
export function combineStaleViews(
  views: ReadonlyMap<string, StaleView>,
  id: string,
): Pick<StaleView, 'at' | 'busy' | 'retry'> | undefined {
  const dialog = views.get(id)?.dialog;
  const together = [...views].filter(([, view]) => view.dialog === dialog);
  if (together[0]?.[0] !== id) return undefined;
  return {
    at: Math.min(...together.map(([, view]) => view.at)),
    busy: together.some(([, view]) => view.busy),
    retry: () => {
      for (const [, view] of together) view.retry();
    },
  };
}
