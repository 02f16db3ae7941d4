import { useBoot } from '../features/boot/boot-store';
import { freshStatus, refreshAgain } from '../features/boot/start';

/** Looks after a silent domain: asks it again, offers another one. The code for it comes when it is needed (DOM-1, BOOT-5). */
export async function offerRecovery(): Promise<void> {
  // Code that cannot be had leaves what is on screen as it is: there is nothing better to show.
  const part = await import('../features/domain-error/offer-other-line').catch(() => undefined);
  await part?.recover(refreshAgain, freshStatus, () => useBoot.getState().boot.phase === 'domain-error');
}

/** Keeps what a recovery will need, while this domain answers (DOM-3). */
export async function prepareRecovery(): Promise<void> {
  // The next start tries again.
  const part = await import('../features/domain-error/keep-lists').catch(() => undefined);
  await part?.keepLists();
}
