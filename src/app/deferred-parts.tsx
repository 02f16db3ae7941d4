import { useVisitorGameTapHandler } from '../features/games/visitor/visitor-game-taps';
import { openLoginDialog } from '../features/login/panel/open-login-dialog';
import { openRegisterDialog } from '../features/registration/form/open-register-dialog';
import { ScrollAndFocusManager } from './scroll-and-focus-manager';
import { SkipLink } from './skip-link';

const SIGN_IN_ACTIONS = {
  logIn: (returnTo: string) => void openLoginDialog(returnTo),
  register: () => void openRegisterDialog(),
};

/**
 * Renders what every page needs only after the first paint: skip link, scroll and focus management, and the handler
 * that opens a sign-in sheet when a visitor taps a game.
 */
export default function DeferredParts() {
  useVisitorGameTapHandler(SIGN_IN_ACTIONS);
  return (
    <>
      <SkipLink />
      <ScrollAndFocusManager />
    </>
  );
}
