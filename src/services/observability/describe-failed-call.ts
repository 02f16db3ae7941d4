import type { FinishedCall } from '../../api/api-client-environment';
import { redact } from '../../base/log';
import { truncateText } from '../../base/text/graphemes';
import type { ApiError } from '../../contract/api-error';

/** How much of a code is shown (characters): a platform may have a sentence in its place. */
const MAX_CODE_LENGTH = 60;

/** A failed call as support reads it. */
export interface DescribedCall {
  /** When the call was made (epoch ms). */
  readonly at: number;
  readonly endpoint: string;
  readonly requestId: string;
  /** Duration with all attempts (ms). */
  readonly tookMs: number;
  /** What failed and where. */
  readonly what: string;
}

/** Describes a failed call without the message of a refusal, in which a platform may name the member. */
export function describeFailedCall({ at, endpoint, requestId, tookMs, error }: FinishedCall): DescribedCall {
  return { at, endpoint, requestId, tookMs: Math.round(tookMs), what: error ? describeError(error) : 'ok' };
}

/** Returns a described call as one line: endpoint, what failed, duration, and request id. */
export const formatDescribedCall = ({ endpoint, what, tookMs, requestId }: DescribedCall): string =>
  `${endpoint}: ${what}, ${tookMs} ms, id ${requestId}`;

function describeError(error: ApiError): string {
  switch (error.layer) {
    case 'http':
      return `HTTP ${error.status}`;
    case 'decode':
      return `field ${String(redact(error.field))}`;
    case 'business':
      return `refused ${truncateText(String(redact(error.code)), MAX_CODE_LENGTH)}`;
    case 'request':
      return `not sent: ${error.message}`;
    default:
      return error.layer;
  }
}
