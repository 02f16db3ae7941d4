import { useRef, useSyncExternalStore } from 'react';
import type { GenericSchema } from 'valibot';
import type { ApiResult } from '../../api/call';
import { systemClock } from '../../base/clock';
import { parseIfValid } from '../../base/parse-if-valid';
import { fail, ok, type Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { formatErrorCode } from '../errors/error-code';
import { readRequestOwner, useRequestOwner } from '../session/request-owner';
import { refreshMember } from '../session-lifecycle/refresh-member';
import { callIdempotently, createRequest, findRequestToConfirm } from './call-idempotently';
import {
  loadUnconfirmedRequest,
  notifyUnconfirmedRequestListeners,
  type RequestKind,
  removeUnconfirmedRequest,
  subscribeToUnconfirmedRequests,
  type UnconfirmedRequest,
} from './unconfirmed-requests';

interface IdempotentCallOptions<Body, T> {
  readonly kind: RequestKind;
  /** Schema of a stored body; absent if the body is not stored. */
  readonly schema?: GenericSchema<unknown, Body>;
  /** Sends the body with the request id. */
  readonly send: (requestId: string, body: Body) => Promise<ApiResult<T>>;
}

export interface IdempotentCall<Body, T> {
  /** Whether there is a request whose outcome is unknown, and which this component is not sending. */
  readonly isUnconfirmed: boolean;
  /** Body of that request; undefined if there is none or its body is not stored. */
  readonly unconfirmed: Body | undefined;
  /** When that request was first sent (epoch ms); 0 if there is none. */
  readonly unconfirmedAt: number;
  /** Code by which support finds the last attempt of that request (OPS-4); undefined until one has failed. */
  readonly code: string | undefined;
  /**
   * Sends a new request; one whose body is not stored takes the id of the unconfirmed one. Sends nothing, and resolves
   * with an error of the layer `aborted`, while another request of this component is in flight, or
   * if there is an unconfirmed one with a stored body, which is then shown.
   */
  readonly submit: (body: Body) => Promise<ApiResult<T>>;
  /** Sends the unconfirmed request again, with the same id; resolves with undefined if there is none. */
  readonly resend: () => Promise<ApiResult<T> | undefined>;
  /** Discards the unconfirmed request. */
  readonly giveUp: () => void;
}

/**
 * Returns functions that send requests of one kind for the signed-in member, each of which takes effect once even if
 * its response is lost, and the request whose outcome is unknown (API-8, MEM-1). While there is one, also if it was
 * sent on another page, in another tab or before a reload, send nothing else of this kind.
 */
export function useIdempotentCall<Body, T>({
  kind,
  schema,
  send,
}: IdempotentCallOptions<Body, T>): IdempotentCall<Body, T> {
  const owner = useRequestOwner();
  /** Whether a request of this component is being prepared or sent; until it has settled, no other one is sent. */
  const isSending = useRef(false);
  /** Id of the request that this component is sending, which is not shown as unconfirmed. */
  const sendingId = useRef('');
  const canSend = (stored: unknown) => schema === undefined || parseIfValid(schema, stored) !== undefined;
  const load = (): UnconfirmedRequest | undefined => {
    const request = loadUnconfirmedRequest(kind, owner, systemClock.now(), canSend);
    return request?.requestId === sendingId.current ? undefined : request;
  };
  /** Changes with the request and with its last attempt. */
  const readVersion = () => {
    const request = load();
    return request ? `${request.requestId} ${request.attemptId}` : '';
  };
  const open = useSyncExternalStore(subscribeToUnconfirmedRequests, readVersion) === '' ? undefined : load();
  const body = open && schema && parseIfValid(schema, open.body);

  /** Runs one request of this component at a time. */
  async function runAlone<R>(run: () => Promise<ApiResult<R>>): Promise<ApiResult<R>> {
    if (isSending.current) return holdBack(kind);
    isSending.current = true;
    try {
      return await run();
    } finally {
      isSending.current = false;
    }
  }

  async function sendRequest(request: UnconfirmedRequest, sender: string, sent: Body): Promise<ApiResult<T>> {
    sendingId.current = request.requestId;
    try {
      return await callIdempotently(kind, sender, (requestId) => send(requestId, sent), request);
    } finally {
      sendingId.current = '';
      notifyUnconfirmedRequestListeners();
    }
  }

  return {
    isUnconfirmed: open !== undefined,
    unconfirmed: body,
    unconfirmedAt: open?.at ?? 0,
    code: formatErrorCode(open?.attemptId),
    submit: (newBody) =>
      runAlone(async () => {
        const sender = await resolveOwner(kind);
        if (!sender.ok) return sender;
        // Another tab or an earlier session may have sent one before it was known who the member is.
        if (findRequestToConfirm(kind, sender.value, canSend)) return holdBack(kind);
        return sendRequest(createRequest(kind, sender.value, newBody), sender.value, newBody);
      }),
    // The request stays on screen as unconfirmed until its outcome is known. Another tab may have settled it just now.
    resend: async () =>
      open && body !== undefined && load()?.requestId === open.requestId
        ? runAlone(() => callIdempotently(kind, owner, (requestId) => send(requestId, body), open))
        : undefined,
    giveUp: () => {
      if (open) removeUnconfirmedRequest(kind, owner, open.requestId);
    },
  };
}

const holdBack = (kind: RequestKind) => fail({ layer: 'aborted' as const, endpoint: kind });

/**
 * Resolves with the owner of a new request. Asks the platform for the member record if it is not known yet; without an
 * owner, nothing is sent, because its outcome could not be asked for again.
 */
async function resolveOwner(kind: RequestKind): Promise<Result<string, ApiError>> {
  const known = readRequestOwner();
  if (known !== '') return ok(known);
  const member = await refreshMember();
  if (!member.ok) return member;
  const owner = readRequestOwner();
  return owner === '' ? holdBack(kind) : ok(owner);
}
