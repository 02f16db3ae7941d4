import type { InstallSettings } from '../../../contract/endpoints/install';

type DomainSettings = Pick<InstallSettings, 'domains_switch' | 'domains'>;

/** Whether prompts open on a host: 1 on all domains, 2 on all except the listed ones, 3 only on those (ENG-4). */
export function isPromptDomain({ domains_switch: mode, domains }: DomainSettings, host: string): boolean {
  const isListed = listedHosts(domains.value).includes(host.toLowerCase());
  if (!mode.enabled || !domains.enabled) return true;
  if (mode.value === 2) return !isListed;
  return mode.value !== 3 || isListed;
}

/** Returns the host names in a list of domains or URLs, separated by commas, semicolons or spaces. */
const listedHosts = (list: string): readonly string[] =>
  list
    .toLowerCase()
    .split(/[\s,;]/)
    .map((entry) => entry.replace(/^[a-z]+:\/\//, '').replace(/[:/].*/, ''));
