import { parse } from 'valibot';
import { DEPLOYMENT_ELEMENT_ID, type DeploymentSettings, deploymentSettings } from '../../contract/deployment';

/**
 * Reads the settings that the build wrote into the page. Throws if they are missing or invalid: the build is broken.
 */
export function readDeployment(): DeploymentSettings {
  const block: unknown = JSON.parse(document.getElementById(DEPLOYMENT_ELEMENT_ID)?.textContent ?? 'null');
  return parse(deploymentSettings, block);
}

/** Returns the merchant code of a host, with or without port; the default if the host is not listed (BOOT-7). */
export function merchantOf(host: string, settings: DeploymentSettings): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return (Object.hasOwn(settings.hosts, name) ? settings.hosts[name] : undefined) ?? settings.merchant;
}
