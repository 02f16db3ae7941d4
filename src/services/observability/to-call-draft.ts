import type { FinishedCall } from '../../api/api-client-environment';
import type { ApiError } from '../../contract/api-error';
import type { RecordDraft } from './collector-record';

/**
 * Returns a finished call as a draft; undefined if its caller has aborted it, as a page that is left does. The message of a refusal, in which a platform may name the member, is left out.
 */
export function toCallDraft({ endpoint: name, requestId, at, tookMs, error }: FinishedCall): RecordDraft | undefined {
  if (error?.layer === 'aborted') return undefined;
  const common = { name, at, requestId };
  const ms = Math.round(tookMs);
  return error
    ? { ...common, kind: 'failure', values: { ms, layer: error.layer, detail: getErrorDetail(error) } }
    : { ...common, kind: 'timing', values: { ms } };
}

function getErrorDetail(error: ApiError): string | number {
  if ('status' in error) return error.status;
  if ('code' in error) return error.code;
  return 'field' in error ? error.field : '';
}
