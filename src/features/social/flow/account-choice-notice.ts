import type { AppError } from '../../../contract/app-error';
import { ROUTES } from '../../../contract/paths';
import { toPlatformMessage } from '../../../services/errors/platform-message';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { navigateTo } from '../../../services/navigation/navigate';
import { showErrorNotice, showNotice } from '../../../services/overlays/notices';
import { closeModalDialogs, useOverlays } from '../../../services/overlays/overlays';

/** Removes the parts in brackets, which are error codes for support staff, from a platform message (SOCIAL-2). */
export function removeBracketedErrorCodes(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|（[^（）]*）|【[^【】]*】)/g, '')
    .trim();
}

/** Closes the open dialogs and opens the login page, unless a login form is already on screen. */
function openLogin(): void {
  const isOpen = useOverlays.getState().stack.some(({ key }) => key === 'login');
  if (isOpen || window.location.pathname === ROUTES.login.path) return;
  closeModalDialogs();
  navigateTo(ROUTES.login.path);
}

/**
 * Shows a notice in which the user chooses between an existing account and, if the merchant allows it, a new one
 * (SOCIAL-2).
 * @param message the platform's message, which may contain an error code in brackets
 */
export function showAccountChoiceNotice(message: string, choice: { logIn(): void; register(): void }): void {
  const canRegister = useMerchant.getState().status?.info.whitelabelVal.socialRegister !== false;
  const logIn = () => {
    choice.logIn();
    openLogin();
  };
  const text = toPlatformMessage(removeBracketedErrorCodes(message));
  showNotice({
    key: 'identity-choice',
    title: { key: 'identity.unbound.title' },
    message: text ?? { key: 'identity.unbound' },
    actions: [
      ...(canRegister ? [{ label: { key: 'identity.unbound.register' } as const, onPress: choice.register }] : []),
      { label: { key: 'identity.unbound.login' }, onPress: logIn },
    ],
  });
}

/** Shows a sign-in error as a notice. Used if no form that could show the error is open. */
export const showSocialSignInError = (error: AppError): void =>
  showErrorNotice(error, 'sign-in', { key: 'identity-error' });
