import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type InferOutput, object } from 'valibot';
import type { ApiResult } from '../../api/call';
import {
  type DocumentCheck,
  documentCheck,
  documentProof,
  sendDocument,
} from '../../contract/endpoints/account/document-check';
import { call } from '../../services/platform/api-client';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { useIdempotentCall } from '../../services/submissions/use-idempotent-call';
import { type ChosenDocument, toBase64 } from './read-document-file';

/** What is stored of a document whose answer is lost: what it proves, and nothing of the file. */
const storedBody = object({ proof: documentProof });
const NO_FILE: ChosenDocument = { type: 'image/jpeg', url: '', name: '' };
type StoredBody = InferOutput<typeof storedBody>;

/**
 * Returns the state of the check of documents, and the functions that send a document, and send it again (SAFE-5.8,
 * API-8). The file is in memory only: after a reload it is chosen again, and takes the id of the first attempt.
 */
export function useDocumentCheck() {
  const client = useQueryClient();
  const options = createPlatformQueryOptions(useQueryScope(), documentCheck, { staleTime: 0 });
  const query = useQuery(options);
  const file = useRef(NO_FILE);
  const upload = useIdempotentCall<StoredBody, DocumentCheck>({
    kind: 'document',
    schema: storedBody,
    send: (requestId, { proof }) => {
      const { type, url } = file.current;
      return call(sendDocument, { body: { requestId, proof, type, content: toBase64(url) }, quiet: true });
    },
  });
  const { unconfirmed, giveUp } = upload;
  const check = query.isFetching ? undefined : query.data?.value;
  const isAsked = check?.state === 'NEEDED' || check?.state === 'MORE';
  const hasArrived =
    check !== undefined && unconfirmed !== undefined && (!isAsked || check.received.includes(unconfirmed.proof));
  // What has arrived, or is no longer asked for, needs no second attempt.
  useEffect(() => {
    if (hasArrived) giveUp();
  }, [hasArrived, giveUp]);

  /** Shows the answer at once. After a failure the state tells whether the document has arrived all the same. */
  function settle<R extends ApiResult<DocumentCheck> | undefined>(result: R): R {
    if (result?.ok) {
      file.current = NO_FILE;
      const { value } = result;
      client.setQueryData(options.queryKey, (data) => data && { ...data, value });
    }
    void query.refetch();
    return result;
  }

  return {
    query,
    unconfirmed,
    code: upload.code,
    giveUp,
    send: async (proof: StoredBody['proof'], chosen: ChosenDocument) => {
      file.current = chosen;
      return settle(unconfirmed ? await upload.resend() : await upload.submit({ proof }));
    },
  };
}
