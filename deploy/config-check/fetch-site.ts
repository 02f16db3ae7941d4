import { parseIfValid } from '../../src/base/parse-if-valid';
import { fail, ok, type Result } from '../../src/base/result';
import { deploymentSettings } from '../../src/contract/bootstrap/deployment';
import { STATUS_PATH } from '../../src/contract/bootstrap/early-requests';
import { webAppManifest } from '../../src/contract/endpoints/site/system';
import type { DeploymentView } from '../../src/services/config-check/check-agreement';
import { getRawText } from '../../src/services/config-check/raw-value';
import { viewHostBlock } from '../../src/services/config-check/view-host-block';
import { explainFailure } from './load-picture';

/** What a running site says about its merchant. */
export interface Site {
  readonly origin: string;
  /** What the document of the host contains; undefined if the URL serves no document of the app. */
  readonly deployment: DeploymentView | undefined;
  readonly status: unknown;
  readonly manifest: unknown;
}

const REQUEST_TIMEOUT_MS = 60_000;

/** Requests document, status and manifest template of a site, as the app does; the error is a sentence. */
export async function fetchSite(address: string): Promise<Result<Site, string>> {
  const { origin, hostname } = new URL(address);
  const document = await request(`${origin}/m/`, {}, (response) => response.text());
  const block = document.ok ? /id="deployment">(.*?)<\/script>/s.exec(document.value)?.[1] : undefined;
  const settings = block === undefined ? undefined : parseIfValid(deploymentSettings, parseJson(block));
  const headers = settings?.merchant ? { Merchant: settings.merchant } : {};
  const query = new URLSearchParams({ device: 'MOBILE', track: '', originalDomain: hostname, url: `${origin}/m/` });
  const status = await request(`${origin}${STATUS_PATH}?${query}`, headers, readValue);
  if (!status.ok) return fail(`${address}: the status cannot be read (${status.error}).`);
  const merchantCode = getRawText(status.value, 'info', 'merchantCode');
  const manifestUrl = `${origin}${webAppManifest.path}?${new URLSearchParams({ merchantCode })}`;
  const manifest = await request(manifestUrl, { Merchant: merchantCode }, (response) => response.json());
  if (!manifest.ok) return fail(`${address}: the manifest template cannot be read (${manifest.error}).`);
  const deployment = settings && viewHostBlock(settings);
  return ok({ origin, deployment, status: status.value, manifest: manifest.value });
}

/** Returns the value in the envelope of a response; throws if the platform refuses the request. */
async function readValue(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'value' in body)
    return body.value;
  throw new Error('the platform refused the request');
}

async function request<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  read: (response: Response) => Promise<T>,
): Promise<Result<T, string>> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return response.ok ? ok(await read(response)) : fail(`the server answers ${response.status}`);
  } catch (error) {
    return fail(explainFailure(error));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
