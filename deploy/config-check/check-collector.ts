import { type Finding, fault, warning } from '../../src/services/config-check/finding';
import { getRawText, getRawValue, type RawObject } from '../../src/services/config-check/raw-value';

/** Matches an https URL without what would end the directive, the policy or the header that contains it. */
const COLLECTOR_URL = /^https:\/\/[^\s"'\\;,@*]+$/;
/** Matches a path of the host, which is neither another host nor a path of the app or the platform. */
const COLLECTOR_PATH = /^\/(?!\/|m\/|mobile\/|wps\/)[\w./~-]+$/;

/** Returns what is wrong with the collector of a deployment (OPS-4). */
export function checkCollector(settings: RawObject): readonly Finding[] {
  const url = getRawText(settings, 'collector', 'url');
  const shares = ['errors', 'timings'].flatMap((name) => checkShare(settings, name));
  if (url === '') return shares;
  const path = ['collector', 'url'];
  if (!isCollectorUrl(url)) return [fault(path, explainUrl(url)), ...shares];
  return [...checkForm(path, url, getRawText(settings, 'collector', 'format')), ...shares];
}

const isCollectorUrl = (url: string) => (COLLECTOR_URL.test(url) && URL.canParse(url)) || COLLECTOR_PATH.test(url);

function explainUrl(url: string): string {
  if (/^https:\/\/\w+@[^/]+\/\d+$/.test(url))
    return 'is a DSN of Sentry: write it as https://HOST/api/PROJECT/envelope/?sentry_key=KEY.';
  return 'must be an https URL without a user name, quotes, blanks, commas, semicolons and "*", or a path of the host that is not of the app or the platform, such as "/collect".';
}

/** Returns a warning if an https URL does not have the form that such a collector has. */
function checkForm(path: readonly string[], url: string, format: string): readonly Finding[] {
  if (!url.startsWith('https:')) return [];
  const { pathname, searchParams } = new URL(url);
  if (format === 'sentry')
    return pathname.endsWith('/envelope/') && searchParams.has('sentry_key')
      ? []
      : [warning(path, 'Sentry receives envelopes at https://HOST/api/PROJECT/envelope/?sentry_key=KEY.')];
  return pathname.endsWith('/v1/logs')
    ? []
    : [warning(path, 'OTLP/HTTP receives logs at a path that ends in "/v1/logs".')];
}

function checkShare(settings: RawObject, name: string): readonly Finding[] {
  const share = getRawValue(settings, ['collector', name]);
  const isShare = typeof share !== 'number' || (share >= 0 && share <= 1);
  return isShare
    ? []
    : [fault(['collector', name], `must be from 0 to 1, the share of the page loads, but it is ${share}.`)];
}
