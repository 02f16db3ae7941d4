import type { FinishedCall } from '../../api/api-client-environment';
import { redact } from '../../base/log';
import { truncateText } from '../../base/text/graphemes';
import type { ApiError } from '../../contract/api-error';

/** How much of a code is shown (characters): a platform may have a sentence in its place. */
const MAX_CODE_LENGTH = 60;

/**
 * Returns a failed call as one line: endpoint, what failed and where, and the request id. Without the message of a
 * refusal, in which a platform may name the member.
 */
export function describeFailedCall({ endpoint, requestId, tookMs, error }: FinishedCall): string {
  const what = error ? describeError(error) : 'ok';
  return `${endpoint}: ${what}, ${Math.round(tookMs)} ms, id ${requestId}`;
}

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
