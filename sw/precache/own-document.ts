import { NEUTRAL_HOST_BLOCK, resolveHostBlock } from '../../src/contract/bootstrap/host-block';
import type { AppVersion } from '../../src/contract/service-worker/asset-manifest';
import { SHELL_URL } from '../../src/contract/service-worker/service-worker-urls';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { readContentByHash } from '../versions/content-store';
import { type DocumentParts, splitDocument } from '../versions/split-document';
import { findFileInVersions } from '../versions/stored-versions';
import { getServableVersions } from '../versions/versions-in-memory';

/**
 * Returns how well a head fits this host: 2 if it is the host's own, 1 if it is for any host that the settings do not
 * list, 0 if a CDN has served the document of another host, or a damaged one.
 */
function rateHead(head: string): number {
  const block = resolveHostBlock(head.split('id="deployment">')[1]?.split('</script>')[0], location.hostname, '');
  return block === NEUTRAL_HOST_BLOCK ? 0 : block.merchants ? 1 : 2;
}

/**
 * Resolves with a fetched document, with the head of the stored document if that fits this host better. Otherwise the
 * fault of a CDN would keep members from an update, or would take the brand, or the merchant, from them. Without a
 * stored head, the document stays as it is; the wrong one then starts neutral.
 */
export async function withOwnHead({ head, shell }: DocumentParts): Promise<string> {
  const [active] = await getServableVersions(BACKGROUND_STORAGE_TIMEOUT_MS);
  const stored = await readStoredDocument(active, BACKGROUND_STORAGE_TIMEOUT_MS);
  const storedHead = stored ? splitDocument(await stored.arrayBuffer()).head : '';
  return (rateHead(storedHead) > rateHead(head) ? storedHead : head) + shell;
}

/** Resolves with the stored document of a version; undefined if it is not stored. */
export async function readStoredDocument(
  version: AppVersion | undefined,
  timeoutMs?: number,
): Promise<Response | undefined> {
  const file = version && findFileInVersions([version], SHELL_URL);
  return file && readContentByHash(file.sha256, timeoutMs);
}
