import { parse } from 'valibot';
import { DEPLOYMENT_ELEMENT_ID, type DeploymentSettings, deploymentSettings } from '../contract/deployment';

/**
 * The settings written into the page by the build. A page without them is a broken build, so this throws.
 */
export function readDeployment(): DeploymentSettings {
  const block: unknown = JSON.parse(document.getElementById(DEPLOYMENT_ELEMENT_ID)?.textContent ?? 'null');
  return parse(deploymentSettings, block);
}

/** Merchant code of a host, port allowed; the deployment's own when the host is not named (BOOT-7). */
export function merchantOf(host: string, settings: DeploymentSettings): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return (Object.hasOwn(settings.hosts, name) ? settings.hosts[name] : undefined) ?? settings.merchant;
}
