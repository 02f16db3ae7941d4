import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import type { PopupCandidate } from './popup-candidate';

/** A popup that a feature offers to the queue. */
export interface PopupOffer extends PopupCandidate {
  /** False: a bar, which leaves the page usable and stays when the user goes back. True by default. */
  readonly isModal?: boolean;
  /** Renders the popup while it is on the screen. @param toasts are rendered inside its dialog */
  readonly render: (toasts: ReactNode) => ReactNode;
}

/** The popups that features offer, by key. */
export const usePopupOffers = create<{ readonly offers: ReadonlyMap<string, PopupOffer> }>(() => ({
  offers: new Map(),
}));

const setOffers = (change: (offers: Map<string, PopupOffer>) => void): void =>
  usePopupOffers.setState(({ offers }) => {
    const changed = new Map(offers);
    change(changed);
    return { offers: changed };
  });

/** Offers a popup to the queue, or replaces the one with the same key. */
export const offerPopup = (offer: PopupOffer): void => setOffers((offers) => offers.set(offer.key, offer));

/** Offers a popup to the queue while the component is mounted. The queue decides when it is on the screen (BAN-2). */
export function useOfferPopup(offer: PopupOffer): void {
  useEffect(() => offerPopup(offer));
  useEffect(() => () => setOffers((offers) => offers.delete(offer.key)), [offer.key]);
}
