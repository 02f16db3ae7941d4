import { sessionStore } from '../../browser/web-storage';
import { takeReturn } from '../../services/identity/identity-return';
import { closeLayer, openLayer } from '../../services/layers/layers';
import { go } from '../../services/navigation/navigator';
import { wantedState } from '../../services/navigation/wanted';
import { currentSession } from '../../services/session/session-store';
import { FinishingDialog } from './finishing-dialog';
import { showProblem } from './offer-choice';
import { signInReturned } from './social';

const LAYER = 'identity-return';

/** Puts the page that was wanted back into the history entry (ROUTE-2). */
function wantAgain(wanted: string): void {
  const { pathname, search } = window.location;
  go(pathname + search, { replace: true, state: wantedState(wanted) });
}

/** Takes up the sign-in this tab has left for a provider's page, and says that it does (SOCIAL-4). */
export async function takeUpReturn(): Promise<void> {
  const left = takeReturn(sessionStore, Date.now());
  if (!left || currentSession()) return;
  if (left.wanted !== undefined) wantAgain(left.wanted);
  openLayer({
    kind: 'dialog',
    key: LAYER,
    render: (close, overlay) => <FinishingDialog onClose={close} overlay={overlay} />,
  });
  const problem = await signInReturned(left.channel);
  closeLayer(LAYER);
  showProblem(problem);
}
