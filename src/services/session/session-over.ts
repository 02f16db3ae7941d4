import { ROUTES } from '../../contract/paths';
import { text } from '../i18n/i18n';
import { closeAllLayers } from '../layers/layers';
import { showNotice } from '../layers/notices';
import { go } from '../navigation/navigator';
import { purgeMember } from './sign-out';

const NOTICE = 'session-over';

/** The platform says that the session is over: forget it and ask to sign in, once (SESS-3). */
export function tellSessionOver(): void {
  purgeMember();
  closeAllLayers();
  showNotice({
    key: NOTICE,
    message: text('session.over'),
    actions: [
      {
        label: text('action.login'),
        onPress: () => go(ROUTES.login.path),
      },
    ],
  });
}
