import { useGuestGameTaps } from '../features/games/guest/guest-game-taps';
import { openLoginDialog } from '../features/login/panel/open-login-dialog';
import { openRegisterDialog } from '../features/registration/form/open-register-dialog';
import { ScrollAndFocusManager } from './scroll-and-focus-manager';
import { SkipLink } from './skip-link';

const SIGN_IN_ACTIONS = {
  logIn: (returnTo: string) => void openLoginDialog(returnTo),
  register: () => void openRegisterDialog(),
};

/**
 * Parts of the app that are not needed for the first paint: skip link, scroll and focus management, and the sheet that
 * opens when a visitor taps a game.
 */
export default function DeferredParts() {
  useGuestGameTaps(SIGN_IN_ACTIONS);
  return (
    <>
      <SkipLink />
      <ScrollAndFocusManager />
    </>
  );
}
