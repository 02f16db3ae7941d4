import { useEffect, useState } from 'react';
import { unknown } from 'valibot';
import { redact } from '../../base/log';
import { readDeploymentSettings } from '../../browser/page/deployment';
import { buildStatusQueryParams } from '../../contract/bootstrap/early-requests';
import { status } from '../../contract/endpoints/site/system';
import { checkTexts } from '../../services/config-check/check-texts';
import { formatFinding } from '../../services/config-check/finding';
import { judgeStatus, listSupportPaths } from '../../services/config-check/judge-status';
import { viewHostBlock } from '../../services/config-check/view-host-block';
import { call } from '../../services/platform/api-client';
import { webWorker } from '../../services/platform/web-worker';

/** The status as the platform sends it: parsed, it has no unknown keys. */
const rawStatus = { ...status, response: unknown() };

/**
 * Returns what is wrong with the merchant's status, one line for each finding (OPS-1); empty until the status has been
 * fetched again. A status is the same for every visitor, so its values may be shown.
 */
export function useStatusFindings(): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void fetchFindings(signal).then((found) => signal.aborted || setLines(found));
    return () => controller.abort();
  }, []);
  return lines;
}

async function fetchFindings(signal: AbortSignal): Promise<readonly string[]> {
  const query = buildStatusQueryParams('', location);
  const response = await call(rawStatus, { query, quiet: true, unshared: true, signal });
  if (!response.ok) return [];
  const addresses = await Promise.all(
    listSupportPaths(response.value).map(async (path) => {
      const decrypted = await webWorker.decryptCustomerServicePath(path);
      return [path, decrypted.ok ? decrypted.value : undefined] as const;
    }),
  );
  const context = { origin: location.origin, deployment: viewHostBlock(readDeploymentSettings()) };
  const judged = judgeStatus(response.value, { ...context, addresses: new Map(addresses) });
  const findings = [...judged, ...(await checkTexts(response.value))];
  return findings.map((finding) => String(redact(formatFinding(finding))));
}
