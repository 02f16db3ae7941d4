import { parseIfValid } from '../../src/base/parse-if-valid';
import { fail, ok, type Result } from '../../src/base/result';
import { STATUS_PATH } from '../../src/contract/bootstrap/early-requests';
import { webAppManifest } from '../../src/contract/endpoints/site/system';
import { responseEnvelope } from '../../src/contract/envelope';
import { quoteValue } from '../../src/services/config-check/quote-value';
import { getRawText } from '../../src/services/config-check/raw-value';
import { type JudgedDocument, judgeDocument } from './judge-document';
import { explainFailure } from './load-picture';

/** What a running site says about its merchant. A part that cannot be read has the reason in its place. */
export interface Site {
  readonly origin: string;
  readonly document: JudgedDocument;
  readonly status: Result<unknown, string>;
  /** Undefined if it was not requested, because nothing names the merchant. */
  readonly manifest: Result<unknown, string> | undefined;
}

const REQUEST_TIMEOUT_MS = 60_000;

/** Requests document, status and manifest template of a site, as the app does; the error is why nothing was read. */
export async function fetchSite(address: string): Promise<Result<Site, string>> {
  const { origin, hostname } = new URL(address);
  const page = await request(`${origin}/m/`, {}, (response) => response.text());
  const document = judgeDocument(page);
  const headers = document.merchant === '' ? {} : { Merchant: document.merchant };
  const query = new URLSearchParams({ device: 'MOBILE', track: '', originalDomain: hostname, url: `${origin}/m/` });
  const status = await request(`${origin}${STATUS_PATH}?${query}`, headers, readValue);
  if (!page.ok && !status.ok) return fail(status.error);
  const merchantCode = status.ok ? getRawText(status.value, 'info', 'merchantCode') : document.merchant;
  const manifest = status.ok || merchantCode !== '' ? await requestManifest(origin, merchantCode) : undefined;
  return ok({ origin, document, status, manifest });
}

function requestManifest(origin: string, merchantCode: string): Promise<Result<unknown, string>> {
  const url = `${origin}${webAppManifest.path}?${new URLSearchParams({ merchantCode })}`;
  return request(url, { Merchant: merchantCode }, (response): Promise<unknown> => response.json());
}

/** Returns the value in the envelope of a response; throws if the platform refuses the request. */
async function readValue(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  const envelope = parseIfValid(responseEnvelope, body);
  if (envelope?.success === true && envelope.value !== undefined) return envelope.value;
  throw new Error(`the platform refused the request${listRefusal(body)}`);
}

/** Returns code and message of a refusal, so far as it has them: `: "domain_not_available", "No such domain"`. */
function listRefusal(body: unknown): string {
  const { errorCode, message } = parseIfValid(responseEnvelope, body) ?? {};
  const said = [errorCode, message].filter((part) => part !== undefined && part !== '');
  return said.length === 0 ? '' : `: ${said.map(quoteValue).join(', ')}`;
}

async function request<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  read: (response: Response) => Promise<T>,
): Promise<Result<T, string>> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (response.ok) return ok(await read(response));
    const body: unknown = await response.json().catch(() => undefined);
    return fail(`the server answers ${response.status}${listRefusal(body)}`);
  } catch (error) {
    return fail(explainFailure(error));
  }
}
