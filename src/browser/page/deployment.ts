import { parse } from 'valibot';
import {
  DEPLOYMENT_SETTINGS_ELEMENT_ID,
  type DeploymentSettings,
  deploymentSettings,
} from '../../contract/bootstrap/deployment';

let last: { readonly text: string; readonly settings: DeploymentSettings } | undefined;

/**
 * Reads the settings that the build wrote into the page, and parses them once. Throws if they are missing or invalid,
 * which means that the build is broken.
 */
export function readDeploymentSettings(): DeploymentSettings {
  const text = document.getElementById(DEPLOYMENT_SETTINGS_ELEMENT_ID)?.textContent ?? 'null';
  if (last?.text !== text) last = { text, settings: parse(deploymentSettings, JSON.parse(text)) };
  return last.settings;
}

/** Returns the merchant code of a host, with or without port; the default if the host is not listed (BOOT-7). */
export function findMerchantCode(host: string, settings: DeploymentSettings): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return (Object.hasOwn(settings.hosts, name) ? settings.hosts[name] : undefined) ?? settings.merchant;
}

/**
 * Returns the code of a merchant's default language from the branding in the deployment settings: what is known of it
 * before the first status; undefined if the settings contain no branding of the merchant.
 */
export function findBrandLanguage(merchant: string, { brands }: DeploymentSettings): string | undefined {
  return Object.hasOwn(brands, merchant) ? brands[merchant]?.language : undefined;
}
