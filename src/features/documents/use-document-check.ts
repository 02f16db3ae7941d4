import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type InferOutput, object } from 'valibot';
import type { ApiResult } from '../../api/call';
import { fail } from '../../base/result';
import {
  type DocumentCheck,
  type DocumentProof,
  documentCheck,
  documentProof,
  sendDocument,
} from '../../contract/endpoints/account/document-check';
import { withdrawalInfo } from '../../contract/endpoints/money/wallet';
import { call } from '../../services/platform/api-client';
import { outdateResponses } from '../../services/queries/outdate-responses';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { useIdempotentCall } from '../../services/submissions/use-idempotent-call';
import { isDocumentSettled } from './decide-documents-view';
import { type ChosenDocument, toBase64 } from './read-document-file';

/** What is stored of a document whose answer is lost: what it proves, and nothing of the file. */
const storedBody = object({ proof: documentProof });
type StoredBody = InferOutput<typeof storedBody>;

/**
 * Returns the state of the check of documents, and the functions that send a document, and send it again (SAFE-5.8,
 * API-8). The file is in memory only: after a reload it is chosen again, and takes the id of the first attempt.
 */
export function useDocumentCheck() {
  const client = useQueryClient();
  const options = createPlatformQueryOptions(useQueryScope(), documentCheck, { staleTime: 0 });
  const query = useQuery(options);
  /** The files by what they prove, so that none takes the place of another one. */
  const files = useRef(new Map<DocumentProof, ChosenDocument>());
  const [sending, setSending] = useState<DocumentProof>();
  const upload = useIdempotentCall<StoredBody, DocumentCheck>({
    kind: 'document',
    schema: storedBody,
    send: async (requestId, { proof }) => {
      const file = files.current.get(proof);
      if (!file) return fail({ layer: 'request', endpoint: sendDocument.name, message: 'no file' });
      return call(sendDocument, {
        body: { requestId, proof, type: file.type, content: toBase64(file.url) },
        quiet: true,
      });
    },
  });
  const { unconfirmed, unconfirmedAt, giveUp } = upload;
  const check = query.isFetching ? undefined : query.data?.value;
  const isSettled =
    check !== undefined && unconfirmed !== undefined && isDocumentSettled(check, unconfirmed.proof, unconfirmedAt);
  useEffect(() => {
    if (isSettled) giveUp();
  }, [isSettled, giveUp]);

  /** Sends a document and shows the answer. After a failure the state tells whether it has arrived all the same. */
  async function send(proof: DocumentProof, chosen: ChosenDocument): Promise<ApiResult<DocumentCheck> | undefined> {
    files.current.set(proof, chosen);
    setSending(proof);
    const result = unconfirmed ? await upload.resend() : await upload.submit({ proof });
    files.current.delete(proof);
    setSending(undefined);
    if (result?.ok) {
      const { value } = result;
      client.setQueryData(options.queryKey, (data) => data && { ...data, value });
    }
    // The account, the deposit and the withdrawal have the state from the wallet.
    void outdateResponses(client, [documentCheck, withdrawalInfo]);
    return result;
  }

  return { query, unconfirmed, code: upload.code, giveUp, sending, send };
}
