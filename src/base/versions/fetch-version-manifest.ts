import { type GenericSchema, safeParse } from 'valibot';
import { fail, ok, type Result } from '../result';
import { runWithTimeoutSignal } from '../run-with-timeout-signal';
import { findResponseMismatch } from './find-response-mismatch';

/** Timeout of a manifest request (ms). */
const MANIFEST_TIMEOUT_MS = 10_000;

/**
 * Fetches a current manifest from the server. Resolves with an error if the manifest is missing or invalid, or does
 * not load in time. Whether there is a new version is then unknown (UPD-1).
 */
export async function fetchVersionManifest<T>(
  url: string,
  schema: GenericSchema<unknown, T>,
): Promise<Result<T, string>> {
  try {
    return await runWithTimeoutSignal(MANIFEST_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${url}?t=${Date.now()}`, { cache: 'no-store', redirect: 'error', signal });
      const refused = findResponseMismatch(answer, url);
      return refused ? fail(refused) : parseVersionManifest(schema, await answer.json());
    });
  } catch (error) {
    return fail(String(error));
  }
}

export function parseVersionManifest<T>(schema: GenericSchema<unknown, T>, data: unknown): Result<T, string> {
  const parsed = safeParse(schema, data);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues.map(({ message }) => message).join('; '));
}
