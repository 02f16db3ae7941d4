import { importChunk } from '../../../browser/page/import-chunk';
import type { DisplayText } from '../../../services/i18n/display-text';
import { translate } from '../../../services/i18n/i18n';
import { closeNotice, showNotice } from '../../../services/overlays/notices';
import { closeOverlay, openOverlay, showToast, useOverlays } from '../../../services/overlays/overlays';
import { getMinutesHere } from './play-count';
import { stopPlaying } from './stop-playing';

/** Key of the overlay, and of the notice in its place: one reality check at a time. */
const REALITY_CHECK = 'reality-check';

/** How long the message to a member who was logged out by a failure stays (ms). */
const TOLD_MS = 6_000;

/** Whether the reality check is open, or the notice that it could not be loaded or rendered. */
export const useIsRealityCheckOpen = (): boolean =>
  useOverlays(({ stack }) => stack.some(({ key }) => key === REALITY_CHECK || key === `notice:${REALITY_CHECK}`));

/**
 * Opens the reality check once its chunk has loaded, unless it is no longer wanted then. If it cannot be loaded or
 * rendered, shows a notice with the time instead, in which the member can stop or log out: closing it tries again, as
 * only an answer ends a check that is due. If neither can be rendered the member is logged out: play does not go on
 * without the check, and the two are not tried without end.
 * @param logOut called when the member logs out by the notice
 */
export async function openRealityCheck(isWanted: () => boolean, logOut: () => void): Promise<void> {
  const chunk = await importChunk(() => import('./reality-check-dialog')).catch(() => undefined);
  if (!isWanted()) return;
  const logOutAndTell = () => {
    logOut();
    showToast({ key: 'session.over' }, 'alert', TOLD_MS);
  };
  if (!chunk) return showFailure({ key: 'error.script_missing' }, logOut, logOutAndTell);
  const { default: RealityCheckDialog } = chunk;
  openOverlay({
    kind: 'dialog',
    key: REALITY_CHECK,
    render: (_, toasts) => <RealityCheckDialog overlay={toasts} />,
    onFailure: (message) => showFailure(message, logOut, logOutAndTell),
  });
}

export function closeRealityCheck(): void {
  closeOverlay(REALITY_CHECK);
  closeNotice(REALITY_CHECK);
}

function showFailure(message: DisplayText, logOut: () => void, onFailure: () => void): void {
  const time = translate('limits.minutes', { minutes: getMinutesHere() });
  showNotice({
    key: REALITY_CHECK,
    title: { key: 'reality.title' },
    message: { lines: [{ key: 'reality.text', values: { time } }, message] },
    actions: [
      { label: { key: 'reality.stop' }, onPress: () => stopPlaying(window.location.pathname) },
      { label: { key: 'action.logout' }, onPress: logOut },
      { label: { key: 'action.retry' } },
    ],
    onFailure,
  });
}
