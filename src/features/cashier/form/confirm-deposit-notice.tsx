import { importChunk } from '../../../browser/page/import-chunk';
import type { DepositNotice } from '../../../contract/endpoints/money/wallet';
import { closeOverlay, openOverlay } from '../../../services/overlays/overlays';

const OVERLAY_KEY = 'deposit-notice';

/**
 * Shows the notice before the first deposit, and resolves with whether the member has confirmed it (SAFE-5). Rejects if
 * the dialog cannot be loaded.
 */
export async function confirmDepositNotice(notice: DepositNotice): Promise<boolean> {
  const { default: DepositNoticeDialog } = await importChunk(() => import('./deposit-notice-dialog'));
  const { promise, resolve } = createAnswer();
  const answer = (isConfirmed: boolean) => {
    resolve(isConfirmed);
    closeOverlay(OVERLAY_KEY);
  };
  openOverlay({
    kind: 'dialog',
    key: OVERLAY_KEY,
    render: (_, toasts) => <DepositNoticeDialog notice={notice} onAnswer={answer} overlay={toasts} />,
  });
  return promise;
}

/** As Promise.withResolvers(), which the oldest supported browsers do not have. */
function createAnswer() {
  let resolve: (isConfirmed: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
