import { safeParse } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../src/contract/cashier-codes';
import type { AnyEndpoint } from '../../src/contract/endpoint';
import { availableSecondFactors } from '../../src/contract/endpoints/account/session';
import { ping } from '../../src/contract/endpoints/site/domains';
import { ERROR_CODES, RATE_LIMIT_ERROR_CODE_PREFIX, SESSION_EXPIRED_CODES } from '../../src/contract/error-codes';
import { getRawValue } from '../../src/services/config-check/raw-value';
import { fault, type GatewayFinding, warning } from './finding';
import { isAbsent, type JudgedResponse, readErrorCode, tryParseJson } from './judge-response';

const UNAUTHORIZED = 401;
const shown = ({ status, text }: JudgedResponse): string => {
  const code = readErrorCode({ status, text, headers: new Headers() });
  return `HTTP ${status}${/^[\w.-]{1,60}$/.test(code) ? ` with the code ${code}` : ''}`;
};

/** Returns what is wrong with the response to a request of a member's endpoint without a token, or with a wrong one. */
export function judgeRefusedSession(response: JudgedResponse, path: string): readonly GatewayFinding[] {
  if (isAbsent(response) || response.status === UNAUTHORIZED) return [];
  const code = readErrorCode(response);
  if (SESSION_EXPIRED_CODES.has(code)) return [];
  const expected = 'HTTP 401 or a code such as CUSTOMER_NOT_LOGIN';
  return code === ''
    ? [fault(path, expected, `${shown(response)}: anyone gets the response`)]
    : [warning(path, expected, `${shown(response)}: the session does not end`)];
}

/** Returns what is wrong with the response to an encrypted request whose digest is wrong. */
export function judgeWrongDigest(response: JudgedResponse): readonly GatewayFinding[] {
  const code = readErrorCode(response);
  if (code === ERROR_CODES.encryptionInvalid || code.startsWith(RATE_LIMIT_ERROR_CODE_PREFIX)) return [];
  const expected = ERROR_CODES.encryptionInvalid;
  return code === ''
    ? [fault('a wrong X-Digest', expected, `${shown(response)}: bodies can be changed on the way`)]
    : [warning('a wrong X-Digest', expected, `${shown(response)}: a changed RSA key is not fetched again`)];
}

/** Returns what is wrong with the response to the sign-in of a member with a second factor. */
export function judgeSecondFactor(response: JudgedResponse): readonly GatewayFinding[] {
  const code = readErrorCode(response);
  if (code !== ERROR_CODES.loginVerifyRequired)
    return [fault('the sign-in with a second factor', ERROR_CODES.loginVerifyRequired, shown(response))];
  const value = getRawValue(tryParseJson(response.text), ['value']);
  const factors = safeParse(availableSecondFactors, value);
  const isOffered = factors.success && Object.values(factors.output).includes(true);
  return isOffered ? [] : [fault('value of login_verify_required', 'a factor that is true', 'none')];
}

/** Returns what is wrong with the headers of a ping from another domain of the merchant. */
export function judgePingCors(
  preflight: JudgedResponse | undefined,
  response: JudgedResponse,
): readonly GatewayFinding[] {
  const origin = (of: JudgedResponse) => of.headers.get('access-control-allow-origin') ?? 'nothing';
  const allowed = preflight?.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const isAllowed = preflight !== undefined && preflight.status < 300 && /\bmerchant\b|\*/.test(allowed);
  return [
    ...(origin(response) === '*' ? [] : [fault('header Access-Control-Allow-Origin', '*', origin(response))]),
    ...(isAllowed
      ? []
      : [
          fault(
            `OPTIONS ${ping.path}`,
            'Access-Control-Allow-Headers with Merchant',
            preflight === undefined ? 'no response' : `HTTP ${preflight.status}, ${allowed || 'nothing'}`,
          ),
        ]),
  ];
}

/** Returns whether a request that was sent twice with one id has counted twice. */
export function judgeRepetition(
  { name }: AnyEndpoint,
  first: JudgedResponse,
  second: JudgedResponse,
): readonly GatewayFinding[] {
  const idOf = ({ text }: JudgedResponse) => String(getRawValue(tryParseJson(text), ['value', 'order', 'id']) ?? '');
  const [one, other] = [idOf(first), idOf(second)];
  if (one === other) return [];
  const got = other === '' ? shown(second) : 'another one';
  return [fault(`${name} twice with one requestId`, 'the first response again', got)];
}

/**
 * Returns whether a gateway judges a request before it looks its id up. `other` is the response to the id of `first` with
 * an amount that no method accepts, as if the limits had changed between a lost response and the second attempt.
 */
export function judgeOrderOfRepetition(
  { name }: AnyEndpoint,
  first: JudgedResponse,
  other: JudgedResponse,
): readonly GatewayFinding[] {
  if (isAbsent(first) || readErrorCode(first) !== '') return [];
  const code = readErrorCode(other);
  if (code === CASHIER_ERROR_CODES.requestReused || code.startsWith(RATE_LIMIT_ERROR_CODE_PREFIX)) return [];
  const expected = CASHIER_ERROR_CODES.requestReused;
  return [fault(`${name} with a used requestId and another amount`, expected, shown(other))];
}
