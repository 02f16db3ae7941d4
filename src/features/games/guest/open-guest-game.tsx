import { openOverlay } from '../../../services/overlays/overlays';
import { GuestGameSheet } from './guest-game-sheet';
import type { GuestTarget, WaysIn } from './guest-target';

/** Opens the sheet of a game for a visitor. */
export function openGuestGame(target: GuestTarget, ways: WaysIn): void {
  openOverlay({
    kind: 'dialog',
    key: 'guest-game',
    render: (close, overlay) => <GuestGameSheet target={target} ways={ways} onClose={close} overlay={overlay} />,
  });
}
