import { siteStatus } from '../../src/contract/endpoints/site/system';
import { FEATURE_SWITCHES } from '../../src/contract/features';
import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { checkContrast } from '../../src/services/config-check/check-contrast';
import { checkTexts } from '../../src/services/config-check/check-texts';
import { checkPicture } from '../../src/services/config-check/check-urls';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, fault, mergeFindings, type Path } from '../../src/services/config-check/finding';
import { judgeStatus, listSupportPaths, type StatusContext } from '../../src/services/config-check/judge-status';
import {
  getRawObject,
  getRawText,
  getRawValue,
  isRawObject,
  type RawObject,
} from '../../src/services/config-check/raw-value';
import { decryptCustomerServicePath } from '../../worker/customer-service-path';
import { checkPlaceholders } from './check-placeholders';
import type { Site } from './fetch-site';
import { checkLoads, judgeManifest } from './judge-manifest';
import type { LoadPicture } from './load-picture';

/** A merchant's status, with what is known of its site and its deployment. */
export interface JudgedStatus {
  readonly status: unknown;
  readonly origin: string | undefined;
  readonly deployment: DeploymentView | undefined;
  /** Whether the status is one of the local platform, whose texts may still have to be replaced. */
  readonly isLocal: boolean;
}

/** Origin of a status whose site is not known: none of its URLs is on it. */
const NO_SITE = 'https://no-site.invalid';
const PICTURES = ['logo', 'icon'] as const;
const LEGAL: Path = ['info', 'whitelabelVal', 'legal'];

/** Returns everything that is wrong with a status without a request: see judgeStatus(). */
export const judgeStatusAlone = (status: unknown, context: StatusContext): readonly Finding[] =>
  mergeFindings(
    judgeStatus(status, context),
    isRawObject(status) ? findWrongTypes(siteStatus, dropOtherSwitches(status)) : [],
    checkContrast(getRawObject(status, 'info', 'whitelabelVal'), ['info', 'whitelabelVal']),
  );

/** Returns a status without the switches of other programs, which may have values of any type. */
function dropOtherSwitches(status: RawObject): RawObject {
  const switches = getRawValue(status, ['info', 'whitelabel']);
  if (!isRawObject(switches)) return status;
  const known = FEATURE_SWITCHES.filter((name) => Object.hasOwn(switches, name)).map((name) => [name, switches[name]]);
  return { ...status, info: { ...getRawObject(status, 'info'), whitelabel: Object.fromEntries(known) } };
}

/** Returns what is wrong with a status, including pictures that do not load and customer service that is hidden. */
export async function judgeStatusWithPictures(
  { status, origin, deployment, isLocal }: JudgedStatus,
  loadPicture: LoadPicture,
): Promise<readonly Finding[]> {
  const addresses = new Map(listSupportPaths(status).map((path) => [path, decrypt(path)]));
  const pictures = await Promise.all(
    PICTURES.map(async (key) => {
      const path = ['info', 'whitelabelVal', key];
      const src = getRawText(status, ...path);
      // What the app does not show is a fault already, and no reason for a request.
      const isShown = checkPicture(src, path, { hosts: { origin: origin ?? NO_SITE } }).length === 0;
      return src === '' || src.startsWith('data:') || !isShown ? [] : checkLoads(src, path, { origin, loadPicture });
    }),
  );
  return mergeFindings(
    judgeStatusAlone(status, { origin: origin ?? NO_SITE, deployment, addresses }),
    await checkTexts(status),
    isLocal ? [] : checkPlaceholders(getRawValue(status, LEGAL), LEGAL),
    ...pictures,
  );
}

/**
 * Returns what is wrong with the site at a URL: its document, its status and its manifest template, so far as they have
 * been read. A status that has not is the command's to tell.
 * @param settings what the settings file says, which takes the place of what the document says; `isLocal`: see
 *   JudgedStatus
 */
export async function judgeSite(
  { origin, document, status, manifest }: Site,
  { settings, isLocal }: { readonly settings: DeploymentView | undefined; readonly isLocal: boolean },
  loadPicture: LoadPicture,
): Promise<readonly Finding[]> {
  const deployment = settings ?? document.deployment;
  const [ofStatus, ofManifest] = await Promise.all([
    status.ok ? judgeStatusWithPictures({ status: status.value, origin, deployment, isLocal }, loadPicture) : [],
    manifest?.ok ? judgeManifest(manifest.value, origin, loadPicture) : [],
  ]);
  const below = (name: string) => (finding: Finding) => ({ ...finding, path: `${name} ${finding.path}`.trim() });
  return [
    ...(settings && !document.hasBlock ? [] : document.findings),
    ...ofStatus.map(below('status')),
    ...(manifest?.ok === false ? [fault(['manifest'], `cannot be read (${manifest.error}).`)] : []),
    ...ofManifest.map(below('manifest')),
  ];
}

function decrypt(path: string): string | undefined {
  const decrypted = decryptCustomerServicePath(path);
  return decrypted.ok ? decrypted.value : undefined;
}
