import { getDotPath, safeParse } from 'valibot';
import { isDeviation, parseTolerantly } from '../../src/contract/contract-deviation';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { responseEnvelope } from '../../src/contract/envelope';
import type { SchemaShape } from '../../src/contract/schema-shape';
import { findUnknownKeys } from '../../src/services/config-check/find-unknown-keys';
import { getRawValue, isRawObject } from '../../src/services/config-check/raw-value';
import { describeExpected, describeGot } from './describe-got';
import { fault, type GatewayFinding, warning } from './finding';

/** A complete response. */
export interface JudgedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** HTTP statuses with which a gateway says that it does not have an endpoint. */
const ABSENT_STATUSES = [404, 405, 501];
const OK_STATUS = 200;
const BYTES_PER_MIB = 1024 * 1024;

/** Whether a response says that the gateway does not have the endpoint. */
export const isAbsent = ({ status }: JudgedResponse): boolean => ABSENT_STATUSES.includes(status);

/** Returns how the response to a valid request differs from the contract. */
export function judgeResponse(endpoint: AnyEndpoint, response: JudgedResponse): readonly GatewayFinding[] {
  const { status, headers, text } = response;
  if (status >= 300 && status < 400)
    return [fault('status', 'no redirect, which the app never follows', `HTTP ${status}`)];
  const body = tryParseJson(text);
  if (status < 200 || status > 299) return [fault('status', 'HTTP 200', `HTTP ${status}${describeCode(body)}`)];
  const { maxBytes } = endpoint;
  if (text.length > maxBytes)
    return [fault('body', `at most ${maxBytes / BYTES_PER_MIB} MiB`, `${text.length} characters`)];
  if (body === undefined) return [fault('body', 'JSON', describeText(text))];
  const ofStatus = status === OK_STATUS ? [] : [warning('status', 'HTTP 200', `HTTP ${status}`)];
  return [...ofStatus, ...judgeHeaders(endpoint, headers), ...judgeBody(endpoint, body)];
}

function judgeBody(endpoint: AnyEndpoint, body: unknown): readonly GatewayFinding[] {
  if (endpoint.bare) return judgeValue(endpoint, body, '');
  const envelope = parseTolerantly(responseEnvelope, body);
  if (!envelope.ok) {
    const { path, expected } = envelope.error;
    const got = describeGot(getRawValue(body, path.split('.').filter(Boolean)), path, true);
    return [fault(path || 'body', describeExpected(expected, ''), got)];
  }
  if (!envelope.value.success) return [fault('success', 'true', `a refusal${describeCode(body)}`)];
  const { value } = envelope.value;
  if (value !== undefined && value !== null) return judgeValue(endpoint, value, 'value');
  return endpoint.needsValue
    ? [fault('value', 'a value', describeGot(value, '', true))]
    : judgeValue(endpoint, {}, 'value');
}

/** Returns what is wrong with the value of a response; `root` is the start of the paths. */
function judgeValue(endpoint: AnyEndpoint, value: unknown, root: string): readonly GatewayFinding[] {
  const { issues = [] } = safeParse(endpoint.response, value);
  const isPublic = endpoint.auth === 'none' && !endpoint.encrypted;
  const found = issues.map((issue): GatewayFinding => {
    const steps = (issue.path ?? []).map(({ key }) => key as string | number);
    const path = formatPath(root, getDotPath(issue) ?? '');
    const create = isDeviation(issue) ? warning : fault;
    return create(
      path,
      describeExpected(issue.expected, issue.message),
      describeGot(getRawValue(value, steps), path, isPublic),
    );
  });
  return [...found, ...findMisspeltFields(endpoint, value, root)];
}

/** A field that is missing beside one with a similar name was sent under that name. */
function findMisspeltFields(endpoint: AnyEndpoint, value: unknown, root: string): readonly GatewayFinding[] {
  const unknown = findUnknownKeys(endpoint.response as unknown as SchemaShape, value, 'shared');
  return unknown
    .filter(({ level }) => level === 'fault')
    .map(({ path, message }) => {
      const [, meant = ''] = message.match(/Did you mean "([^"]+)"/) ?? [];
      return warning(
        root === '' ? path : `${root}.${path}`,
        `the name ${meant}`,
        'a similar name, which nothing reads',
      );
    });
}

function judgeHeaders({ serviceWorkerCache, auth }: AnyEndpoint, headers: Headers): readonly GatewayFinding[] {
  const type = headers.get('content-type') ?? '';
  const cacheControl = (headers.get('cache-control') ?? '').toLowerCase();
  const shown = cacheControl === '' ? 'nothing' : cacheControl;
  const isShared =
    /\bpublic\b|\bs-maxage=[1-9]|\bmax-age=[1-9]/.test(cacheControl) && !/\bprivate\b/.test(cacheControl);
  return [
    ...(Date.parse(headers.get('date') ?? '') > 0
      ? []
      : [fault('header Date', 'a time, or a self-exclusion never ends in the browser', 'none')]),
    ...(/^application\/json\b/i.test(type)
      ? []
      : [warning('header Content-Type', 'application/json', type === '' ? 'nothing' : type)]),
    ...(serviceWorkerCache && /\bno-store\b|\bprivate\b/.test(cacheControl)
      ? [warning('header Cache-Control', 'no-cache or max-age, or the page has no data offline', shown)]
      : []),
    ...(auth === 'required' && isShared
      ? [fault('header Cache-Control', 'no-store, as other members could get the response', shown)]
      : []),
  ];
}

/** Returns the code of a refusal, so far as the body has one. */
function describeCode(body: unknown): string {
  const code = getRawValue(body, ['errorCode']);
  return typeof code === 'string' || typeof code === 'number' ? ` with the code ${describeText(String(code))}` : '';
}

const describeText = (text: string): string =>
  /^\s*</.test(text) ? 'HTML' : text === '' ? 'an empty body' : /^[\w.-]{1,60}$/.test(text) ? text : 'other text';

const formatPath = (root: string, dotPath: string): string =>
  [root, dotPath]
    .filter(Boolean)
    .join('.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]') || 'body';

export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // reported as a body that is no JSON
  }
}

/** Returns the error code of a response; empty if it is a success, or has none. */
export function readErrorCode({ text }: JudgedResponse): string {
  const body = tryParseJson(text);
  return isRawObject(body) && body.success !== true ? String(body.errorCode ?? '') : '';
}
