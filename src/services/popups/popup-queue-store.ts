import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { useOverlays } from '../overlays/overlays';
import type { PopupCandidate, PopupKind } from './popup-candidate';

/** A popup that a feature adds to the queue. */
export interface QueuedPopup extends PopupCandidate {
  /**
   * Whether the popup is a modal dialog (default). If false, it is a bar that leaves the page usable and stays open
   * when the user navigates back.
   */
  readonly isModal?: boolean;
  /**
   * Renders the popup while it is on the screen.
   * @param toasts must be rendered inside the popup's dialog, because everything outside of it is inert
   */
  readonly render: (toasts: ReactNode) => ReactNode;
}

/** The popups in the queue, by key. */
export const usePopupQueue = create<{ readonly popups: ReadonlyMap<string, QueuedPopup> }>(() => ({
  popups: new Map(),
}));

const setPopups = (change: (popups: Map<string, QueuedPopup>) => void): void =>
  usePopupQueue.setState(({ popups }) => {
    const changed = new Map(popups);
    change(changed);
    return { popups: changed };
  });

/** Adds a popup to the queue, or replaces the one with the same key. */
export const enqueuePopup = (popup: QueuedPopup): void => setPopups((popups) => popups.set(popup.key, popup));

/** Adds a popup to the queue while the component is mounted. The queue decides when it is shown (BAN-2). */
export function useEnqueuePopup(popup: QueuedPopup): void {
  useEffect(() => enqueuePopup(popup));
  useEffect(() => () => setPopups((popups) => popups.delete(popup.key)), [popup.key]);
}

/** Returns the key of the overlay in which the popup with this key is shown. */
export const toPopupOverlayKey = (key: string): string => `popup:${key}`;

/** Whether a popup of one of these kinds is on the screen. */
export function useIsPopupShown(kinds: readonly PopupKind[]): boolean {
  const popups = usePopupQueue((state) => state.popups);
  const keys = [...popups.values()].filter(({ kind }) => kinds.includes(kind)).map(({ key }) => toPopupOverlayKey(key));
  return useOverlays(({ stack }) => stack.some(({ key }) => keys.includes(key)));
}
