import { ROUTES } from '../../contract/paths';
import { type FormProblem, problemText } from '../../services/forms/form-problem';
import { text } from '../../services/i18n/i18n';
import { closeDialogs, useLayers } from '../../services/layers/layers';
import { showNotice } from '../../services/layers/notices';
import { useMerchant } from '../../services/merchant/merchant-store';
import { go } from '../../services/navigation/navigator';
import { withoutBrackets } from './without-brackets';

/** Goes where a username is typed, out of the registration's dialog too, unless that is on screen already. */
function openLogin(): void {
  const isOpen = useLayers.getState().layers.some(({ key }) => key === 'login');
  if (isOpen || window.location.pathname === ROUTES.login.path) return;
  closeDialogs();
  go(ROUTES.login.path);
}

/** Asks which account it shall be: one there is, or where the merchant allows it a new one (SOCIAL-2). */
export function offerChoice(message: string, choice: { logIn(): void; register(): void }): void {
  const allows = useMerchant.getState().status?.info.whitelabelVal.socialRegister !== false;
  const logIn = () => {
    choice.logIn();
    openLogin();
  };
  showNotice({
    key: 'identity-choice',
    title: text('identity.unbound.title'),
    message: withoutBrackets(message) || text('identity.unbound'),
    actions: [
      ...(allows ? [{ label: text('identity.unbound.register'), onPress: choice.register }] : []),
      { label: text('identity.unbound.login'), onPress: logIn },
    ],
  });
}

/** Says what went wrong where no form is there to say it. */
export function showProblem(problem: FormProblem | undefined): void {
  if (problem) showNotice({ key: 'identity-problem', message: problemText(problem, text) });
}
