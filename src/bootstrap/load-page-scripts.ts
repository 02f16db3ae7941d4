import { ALL_HOME_PATHS } from '../contract/paths';
import { findPageScript } from './find-page-script';

/**
 * Loads the scripts of another page than home in parallel with those of the app, which would request them once it has
 * rendered; for a member also the script that sends the requests of that page.
 */
export function loadPageScripts(hasSession: boolean): void {
  if (ALL_HOME_PATHS.includes(location.pathname)) return;
  import(`#pages-${findPageScript(location.pathname, hasSession)}`).catch(() => undefined);
  if (hasSession) import('#axios-client').catch(() => undefined);
}
