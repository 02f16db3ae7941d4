import { fail, ok, type Result } from '../base/result';
import { type RawResponse, type TransportFailure, toRawResponse } from './transport';

/** A response whose body has not been read yet. */
interface StreamedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly requestId?: string | undefined;
}

/** Sends a request and reads the whole body. Resolves with an error if that fails; never rejects. */
export async function sendAndReadResponse(
  send: () => Promise<StreamedResponse>,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Result<RawResponse, TransportFailure>> {
  try {
    const { status, headers, body, requestId } = await send();
    const text = await readText(body, maxBytes);
    if (text === undefined) return fail('too-large');
    return ok({ ...toRawResponse(status, text, (name) => headers.get(name)), requestId });
  } catch {
    // Browsers report a lost connection, a refused redirect and a truncated body alike: there is no usable response.
    return fail(signal.aborted ? 'aborted' : 'offline');
  }
}

/** Resolves with the text of a body. If the body is too large, stops reading and resolves with undefined. */
async function readText(body: StreamedResponse['body'], maxBytes: number): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}
