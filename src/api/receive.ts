import { fail, ok, type Result } from '../base/result';
import { LARGEST_ANSWER, type RawAnswer, type TransportFailure } from './transport';

/** An answer whose body is still on its way. */
interface Arriving {
  readonly status: number;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Sends and reads to the end; what goes wrong on the way becomes a value. */
export async function receive(
  send: () => Promise<Arriving>,
  signal: AbortSignal,
): Promise<Result<RawAnswer, TransportFailure>> {
  try {
    const { status, body } = await send();
    const text = await readText(body);
    return text === undefined ? fail('large') : ok({ status, text });
  } catch {
    // Browsers say the same of a lost connection, a refused redirect and a cut body: there is no usable answer.
    return fail(signal.aborted ? 'aborted' : 'offline');
  }
}

/** The text of a body, undefined for one that is too large: the rest of it is not read. */
async function readText(body: Arriving['body']): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > LARGEST_ANSWER) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
