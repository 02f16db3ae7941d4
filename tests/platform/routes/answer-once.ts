import { scryptSync } from 'node:crypto';
import { object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { createRefusalError, RefusalError } from '../server/refusal';
import type { Services } from '../services';

interface MemberRequest {
  readonly memberId: number;
  /** Name of the endpoint, so that an id that was used for another endpoint is refused. */
  readonly endpoint: string;
  readonly body: { readonly requestId: string };
}

/** Cost of hashing a body, which may contain a password; low, as the hash never leaves the local platform. */
const HASH_COST = 16;
const HASH_BYTES = 32;

const answered = object({ body: string(), response: string() });

/**
 * Runs a request of a member once per request id (API-8). The same id with the same body gets the first response
 * again; with another body, or for another endpoint, it is refused. A refused request leaves its id unused.
 */
export function answerOnce<Response extends object>(
  { database }: Pick<Services, 'database'>,
  { memberId, endpoint, body: { requestId, ...rest } }: MemberRequest,
  run: () => Response | RefusalError,
): Response | RefusalError {
  const text = JSON.stringify([endpoint, Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const hash = scryptSync(text, `${memberId} ${requestId}`, HASH_BYTES, { N: HASH_COST }).toString('base64');
  return database.transaction(() => {
    const sql = 'SELECT body, response FROM answeredRequest WHERE memberId = ? AND requestId = ?';
    const first = database.one(answered, sql, memberId, requestId);
    if (first) {
      return first.body === hash
        ? JSON.parse(first.response)
        : createRefusalError(CASHIER_ERROR_CODES.requestReused, 'This request was used for something else');
    }
    const response = run();
    if (response instanceof RefusalError) return response;
    database.run(
      'INSERT INTO answeredRequest VALUES (?, ?, ?, ?)',
      ...[memberId, requestId, hash, JSON.stringify(response)],
    );
    return response;
  });
}
