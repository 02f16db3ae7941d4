import { AccessDeniedScreen } from './access-denied-screen';
import type { SiteState } from './boot-machine';
import { MaintenanceScreen } from './maintenance-screen';

/** Screen shown instead of every page while the site is not open (BOOT-2, BOOT-3). */
export default function SiteScreen({ state }: { readonly state: Exclude<SiteState, 'open'> }) {
  return state === 'maintenance' ? <MaintenanceScreen /> : <AccessDeniedScreen />;
}
