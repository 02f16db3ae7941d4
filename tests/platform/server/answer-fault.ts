import type { Fault } from '../control/faults';
import { Refusal } from './refusal';
import { type Reply, refusalReply, text } from './reply';

/** What a fault answers in place of the real answer; undefined when it only delays or cuts. */
export function answerFault({ status, body, contentType, errorCode, message }: Fault): Reply | undefined {
  if (errorCode !== undefined) return refusalReply(new Refusal(errorCode, message ?? errorCode, status ?? 200));
  if (status === undefined && body === undefined) return undefined;
  return text(body ?? '', status ?? 200, contentType ?? 'application/json');
}
