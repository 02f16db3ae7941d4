import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import type { PopupCandidate } from './popup-candidate';

/** A popup that a feature adds to the queue. */
export interface PopupOffer extends PopupCandidate {
  /** Whether the popup is a modal dialog (default); if false, a bar that leaves the page usable and stays after Back. */
  readonly isModal?: boolean;
  /**
   * Renders the popup while it is on the screen.
   * @param toasts rendered inside the popup's dialog
   */
  readonly render: (toasts: ReactNode) => ReactNode;
}

/** The popups in the queue, by key. */
export const usePopupOffers = create<{ readonly offers: ReadonlyMap<string, PopupOffer> }>(() => ({
  offers: new Map(),
}));

const setOffers = (change: (offers: Map<string, PopupOffer>) => void): void =>
  usePopupOffers.setState(({ offers }) => {
    const changed = new Map(offers);
    change(changed);
    return { offers: changed };
  });

/** Adds a popup to the queue, or replaces the one with the same key. */
export const offerPopup = (offer: PopupOffer): void => setOffers((offers) => offers.set(offer.key, offer));

/** Adds a popup to the queue while the component is mounted. The queue decides when it is shown (BAN-2). */
export function useOfferPopup(offer: PopupOffer): void {
  useEffect(() => offerPopup(offer));
  useEffect(() => () => setOffers((offers) => offers.delete(offer.key)), [offer.key]);
}
