import { ROUTES } from '../../contract/paths';
import { text } from '../i18n/i18n';
import { closeAllLayers } from '../layers/layers';
import { showNotice } from '../layers/notices';
import { go } from '../navigation/navigator';
import { wantedState } from '../navigation/wanted';
import { purgeMember } from './purge-member';

const NOTICE = 'session-over';

/** From a page that needs a session the guard has led to the sign-in page already, and kept what was wanted. */
function goToSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname !== ROUTES.login.path) go(ROUTES.login.path, { state: wantedState(pathname + search) });
}

/** The platform says that the session is over: forget it and ask to sign in, once (SESS-3). */
export function tellSessionOver(): void {
  purgeMember();
  closeAllLayers();
  showNotice({
    key: NOTICE,
    message: text('session.over'),
    actions: [{ label: text('action.login'), onPress: goToSignIn }],
  });
}
