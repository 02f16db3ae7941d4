import type { Incoming } from './incoming';
import { type Reply, text } from './reply';

/** Headers that belong to one connection, or that this side makes itself. */
const OWN = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding', 'keep-alive']);
const TIMEOUT = 60_000;

/** Passes a `/wps` request on to a real gateway and its answer back. @param gateway its origin */
export async function answerGateway(
  gateway: string,
  { method, path, search, headers, body }: Incoming,
): Promise<Reply> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    OWN.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  try {
    const answer = await fetch(new URL(path + search, gateway), {
      method,
      headers: passed,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === '' ? {} : { body }),
    });
    const contentType = answer.headers.get('content-type') ?? 'application/json';
    return {
      status: answer.status,
      headers: { 'Content-Type': contentType, 'Cache-Control': answer.headers.get('cache-control') ?? 'no-store' },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  } catch (error) {
    return text(`The gateway does not answer: ${error instanceof Error ? error.message : String(error)}`, 502);
  }
}
