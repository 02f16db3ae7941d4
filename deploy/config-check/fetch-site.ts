import { parseIfValid } from '../../src/base/parse-if-valid';
import { fail, ok, type Result } from '../../src/base/result';
import { STATUS_PATH } from '../../src/contract/bootstrap/early-requests';
import { webAppManifest } from '../../src/contract/endpoints/site/web-app-manifest';
import { responseEnvelope } from '../../src/contract/envelope';
import { quoteValue } from '../../src/services/config-check/quote-value';
import { getRawText } from '../../src/services/config-check/raw-value';
import { type JudgedDocument, judgeDocument } from './judge-document';
import type { RequestUrl } from './request-url';

/** What a running site says about its merchant. A part that cannot be read has the reason in its place. */
export interface Site {
  readonly origin: string;
  readonly document: JudgedDocument;
  readonly status: Result<unknown, string>;
  /** Undefined if it was not requested, because nothing names the merchant. */
  readonly manifest: Result<unknown, string> | undefined;
}

/** Requests document, status and manifest template of a site, as the app does; the error is why nothing was read. */
export async function fetchSite(address: string, requestUrl: RequestUrl): Promise<Result<Site, string>> {
  const { origin, hostname } = new URL(address);
  const request = createReader(requestUrl);
  const page = await request(`${origin}/m/`, {}, (text) => text);
  const document = judgeDocument(page);
  const headers = document.merchant === '' ? {} : { Merchant: document.merchant };
  const query = new URLSearchParams({ device: 'MOBILE', track: '', originalDomain: hostname, url: `${origin}/m/` });
  const status = await request(`${origin}${STATUS_PATH}?${query}`, headers, readValue);
  if (!page.ok && !status.ok) return fail(status.error);
  const merchantCode = status.ok ? getRawText(status.value, 'info', 'merchantCode') : document.merchant;
  const manifest = status.ok || merchantCode !== '' ? await requestManifest(origin, merchantCode, request) : undefined;
  return ok({ origin, document, status, manifest });
}

/** Requests a URL and reads the text of its response with a function that may throw. */
type RequestText = <T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  read: (text: string) => T,
) => Promise<Result<T, string>>;

function requestManifest(origin: string, merchantCode: string, request: RequestText): Promise<Result<unknown, string>> {
  const url = `${origin}${webAppManifest.path}?${new URLSearchParams({ merchantCode })}`;
  return request(url, { Merchant: merchantCode }, (text): unknown => JSON.parse(text));
}

/** Returns the value in the envelope of a response; throws if the platform refuses the request. */
function readValue(text: string): unknown {
  const body: unknown = JSON.parse(text);
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

const createReader =
  (requestUrl: RequestUrl): RequestText =>
  async (url, headers, read) => {
    const response = await requestUrl(url, { headers });
    if (!response.ok) return response;
    const { status, body } = response.value;
    const text = body.toString('utf8');
    if (status < 200 || status > 299) return fail(`the server answers ${status}${listRefusal(tryParseJson(text))}`);
    try {
      return ok(read(text));
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  };

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // has no refusal
  }
}
