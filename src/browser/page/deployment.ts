import { parse } from 'valibot';
import { parseIfValid } from '../../base/parse-if-valid';
import { type DeploymentSettings, deploymentSettings } from '../../contract/bootstrap/deployment';
import type { HostBlock } from '../../contract/bootstrap/host-block';

let last: { readonly block: HostBlock | undefined; readonly settings: DeploymentSettings } | undefined;

/**
 * Returns the deployment's settings for this host, parsed once. The bootstrap script has decided whether the block in
 * the document is valid for this host; without a valid one, the app starts neutral and trusts no other host (OPS-2).
 */
export function readDeploymentSettings(): DeploymentSettings {
  const block = window.hostBlock;
  if (!last || last.block !== block)
    last = { block, settings: parseIfValid(deploymentSettings, block) ?? parse(deploymentSettings, {}) };
  return last.settings;
}
