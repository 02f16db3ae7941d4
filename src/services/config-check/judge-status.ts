import { decideTrustedHosts } from '../../base/trusted-hosts';
import { siteStatus } from '../../contract/endpoints/site/system';
import { checkAgreement, type DeploymentView } from './check-agreement';
import { checkChoices } from './check-choices';
import { checkColors } from './check-colors';
import { checkDesign } from './check-design';
import { checkLanguages } from './check-languages';
import { checkLegal } from './check-legal';
import { checkOffer } from './check-offer';
import { checkProviders } from './check-providers';
import { checkStatusLinks } from './check-status-links';
import { checkSupportEntries, type SupportAddresses } from './check-support-entries';
import { findUnknownKeys } from './find-unknown-keys';
import { type Finding, fault, mergeFindings } from './finding';
import { getRawList, getRawText, getRawValue, isRawObject } from './raw-value';

/** What a status is checked against. */
export interface StatusContext {
  /** Origin of the merchant's site. */
  readonly origin: string;
  /** What the deployment says about the merchant; undefined if it is not known. */
  readonly deployment?: DeploymentView | undefined;
  readonly addresses: SupportAddresses;
}

/**
 * Returns what is wrong with a status, the record of a merchant, as the platform sent it (OPS-1), apart from wrong types,
 * which the app reports as deviations when it parses a response, and from contrasts, which it corrects: `npm run
 * config-check` adds both, the diagnostics page neither. Both add checkTexts().
 */
export function judgeStatus(status: unknown, { origin, deployment, addresses }: StatusContext): readonly Finding[] {
  if (!isRawObject(status)) return [fault([], 'The status must be one object: { … }.')];
  const branding = getRawValue(status, ['info', 'whitelabelVal']);
  const path = ['info', 'whitelabelVal'];
  const domains = [getRawText(status, 'info', 'mainDomain'), ...listTexts(getRawList(status, 'info', 'domainRoute'))];
  const trust = { isPinned: deployment?.isPinned ?? false, domains: deployment?.hosts ?? [] };
  const hosts = { ...decideTrustedHosts(domains, origin, trust), isPinned: trust.isPinned };
  return mergeFindings(
    findUnknownKeys(siteStatus, status, 'shared'),
    checkChoices(status.info),
    checkColors(branding, path),
    checkDesign(branding, path),
    checkLanguages(branding, path),
    checkLegal(status),
    checkOffer(status),
    checkStatusLinks(status, hosts),
    deployment ? checkAgreement(status, deployment) : [],
    deployment ? checkProviders(status, deployment) : [],
    checkSupportEntries(status, addresses, deployment, hosts),
  );
}

const listTexts = (list: readonly unknown[]): readonly string[] =>
  list.filter((value): value is string => typeof value === 'string');

/** Returns the encrypted paths of the customer-service entries in a status. */
export const listSupportPaths = (status: unknown): readonly string[] =>
  getRawList(status, 'info', 'customerService')
    .map((entry) => getRawText(entry, 'path'))
    .filter((path) => path !== '');
