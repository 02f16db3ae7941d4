import type { DeploymentSettings } from '../../contract/bootstrap/deployment';
import type { DeploymentView } from './check-agreement';

/** Returns what the document of a host says about its merchant. */
export const viewHostBlock = ({
  merchant,
  hosts,
  brand,
  services,
  lines,
  identity,
  messaging,
}: DeploymentSettings): DeploymentView => ({
  merchant,
  merchants: [],
  brand: { defaultLanguage: brand?.language ?? '' },
  services,
  hosts,
  isPinned: lines.publicKey !== '',
  identity,
  messaging,
});
