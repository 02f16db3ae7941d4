/** Offers another domain of the merchant once this one is silent; its code comes when it is needed (DOM-1). */
export async function offerRecovery(): Promise<void> {
  // Code that cannot be had leaves what is on screen as it is: there is nothing better to show.
  const part = await import('../features/domain-error/offer-other-line').catch(() => undefined);
  await part?.offerOtherLine();
}

/** Keeps what a recovery will need, while this domain answers (DOM-3). */
export async function prepareRecovery(): Promise<void> {
  // The next start tries again.
  const part = await import('../features/domain-error/keep-lists').catch(() => undefined);
  await part?.keepLists();
}
