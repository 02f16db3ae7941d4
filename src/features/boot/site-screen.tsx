import { ContactButton } from '../../services/support/contact-button';
import { AccessDeniedScreen } from './access-denied-screen';
import type { SiteState } from './decide-site-state';
import { MaintenanceScreen } from './maintenance-screen';

/** For the screen of a failed start, which is there before this code. */
export { ContactButton };

/** What stands in the place of every page while the site is not open (BOOT-2, BOOT-3). */
export default function SiteScreen({ state }: { readonly state: Exclude<SiteState, 'open'> }) {
  return state === 'maintenance' ? <MaintenanceScreen /> : <AccessDeniedScreen />;
}
