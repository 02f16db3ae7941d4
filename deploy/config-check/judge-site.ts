import { siteStatus } from '../../src/contract/endpoints/site/system';
import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { checkContrast } from '../../src/services/config-check/check-contrast';
import { findWrongTypes } from '../../src/services/config-check/find-wrong-types';
import { type Finding, mergeFindings } from '../../src/services/config-check/finding';
import { judgeStatus, listSupportPaths, type StatusContext } from '../../src/services/config-check/judge-status';
import { getRawObject, getRawText, isRawObject } from '../../src/services/config-check/raw-value';
import { decryptCustomerServicePath } from '../../worker/customer-service-path';
import { checkLoads, judgeManifest } from './judge-manifest';
import type { LoadPicture } from './load-picture';

/** A merchant's status, with what is known of its site and its deployment. */
export interface JudgedStatus {
  readonly status: unknown;
  readonly origin: string | undefined;
  readonly deployment: DeploymentView | undefined;
}

/** Origin of a status whose site is not known: none of its URLs is on it. */
const NO_SITE = 'https://no-site.invalid';
const PICTURES = ['logo', 'icon'] as const;

/** Returns everything that is wrong with a status without a request: see judgeStatus(). */
export const judgeStatusAlone = (status: unknown, context: StatusContext): readonly Finding[] =>
  mergeFindings(
    judgeStatus(status, context),
    isRawObject(status) ? findWrongTypes(siteStatus, status) : [],
    checkContrast(getRawObject(status, 'info', 'whitelabelVal'), ['info', 'whitelabelVal']),
  );

/** Returns what is wrong with a status, including pictures that do not load and customer service that is hidden. */
export async function judgeStatusWithPictures(
  { status, origin, deployment }: JudgedStatus,
  loadPicture: LoadPicture,
): Promise<readonly Finding[]> {
  const addresses = new Map(listSupportPaths(status).map((path) => [path, decrypt(path)]));
  const pictures = await Promise.all(
    PICTURES.map(async (key) => {
      const path = ['info', 'whitelabelVal', key];
      const src = getRawText(status, ...path);
      return src === '' ? [] : checkLoads(src, path, { origin, loadPicture });
    }),
  );
  return mergeFindings(judgeStatusAlone(status, { origin: origin ?? NO_SITE, deployment, addresses }), ...pictures);
}

/** Returns what is wrong with the site at a URL: its status, and its manifest template below `manifest`. */
export async function judgeSite(
  site: JudgedStatus & { readonly manifest: unknown },
  loadPicture: LoadPicture,
): Promise<readonly Finding[]> {
  const [status, manifest] = await Promise.all([
    judgeStatusWithPictures(site, loadPicture),
    judgeManifest(site.manifest, site.origin, loadPicture),
  ]);
  const below = (document: string) => (finding: Finding) => ({ ...finding, path: `${document} ${finding.path}` });
  return [...status.map(below('status')), ...manifest.map(below('manifest'))];
}

function decrypt(path: string): string | undefined {
  const decrypted = decryptCustomerServicePath(path);
  return decrypted.ok ? decrypted.value : undefined;
}
