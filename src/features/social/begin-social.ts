import { sessionStore } from '../../browser/web-storage';
import type { AnswerOf } from '../../contract/endpoint';
import type { Registered } from '../../contract/endpoints/registration';
import type { login } from '../../contract/endpoints/session';
import { ROUTES } from '../../contract/paths';
import { closeDialogs, closeLayer } from '../../services/layers/layers';
import { isOn, merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { ENTRANCES } from '../../services/navigation/entrances';
import { go } from '../../services/navigation/navigator';
import { forgetDraft } from '../../services/registration/register-draft';
import { mustChangePassword } from '../../services/session/decide-landing';
import { leadOn } from '../../services/session/lead-on';
import { startSession } from '../../services/session/start-session';
import { queueEvent } from '../../services/tracking/queue-event';

const IN = { kind: 'in' } as const;
/** The dialogs it is begun in; that of a second step closes by itself, once it has told of its success (TFA-4). */
const DIALOGS = ['login', 'register'];

interface Begun {
  readonly token: string;
  readonly id?: string;
  readonly userName?: string;
  readonly firstTimeLogin?: boolean;
  readonly updatePassword?: boolean;
}

/** Takes the token, closes the dialogs and goes home, unless the visitor came with another place to go to (SOCIAL-1, ROUTE-7). */
function begin({ token, id = '', userName = '', firstTimeLogin = false, updatePassword = false }: Begun): void {
  const landing = ROUTES.home.path;
  const session = { id, token, merchantCode: merchantCode(), userName, type: -1, firstTimeLogin, updatePassword };
  for (const dialog of DIALOGS) closeLayer(dialog);
  startSession(session, landing);
  if (!updatePassword && !ENTRANCES.includes(window.location.pathname)) leadOn(undefined, { landing });
}

/** Begins the session of a member whom a provider vouched for (SOCIAL-1). */
export function beginSocialSession({ token, firstTimeLogin, passwordExpired }: AnswerOf<typeof login>): typeof IN {
  const forces = isOn(useMerchant.getState().status, 'PWDEXPFORCECHANGE3');
  const updatePassword = mustChangePassword({ firstTimeLogin, passwordExpired, usedDefaultPassword: false }, forces);
  begin({ token, firstTimeLogin, updatePassword });
  void queueEvent('login');
  return IN;
}

/** Begins the session of a new member and tells of the registration (SOCIAL-3). */
export function beginSocialMembership({ id, customerId, userName, customerName, token }: Registered): typeof IN {
  forgetDraft(sessionStore);
  const member = { id: id ?? customerId ?? '', userName: userName || customerName };
  void queueEvent('register', { method: 'firebase', customerId: member.id, customerName: member.userName });
  if (token === '') {
    // A platform that gives no token has the new member sign in the same way.
    closeDialogs();
    go(ROUTES.login.path, { replace: true });
  } else {
    begin({ ...member, token });
  }
  return IN;
}
