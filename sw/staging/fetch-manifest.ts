import { type GenericSchema, safeParse } from 'valibot';
import { fail, ok, type Result } from '../../src/base/result';
import { MANIFEST_LIMIT } from '../limit';
import { judgeResponse } from './judge-response';

/** A manifest as the server has it now. What is missing, late or not a manifest says nothing about versions (UPD-1). */
export async function fetchManifest<T>(url: string, schema: GenericSchema<unknown, T>): Promise<Result<T, string>> {
  try {
    const answer = await fetch(`${url}?t=${Date.now()}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(MANIFEST_LIMIT),
    });
    const refused = judgeResponse(answer, url);
    return refused ? fail(refused) : parseManifest(schema, await answer.json());
  } catch (error) {
    return fail(String(error));
  }
}

export function parseManifest<T>(schema: GenericSchema<unknown, T>, data: unknown): Result<T, string> {
  const parsed = safeParse(schema, data);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues.map(({ message }) => message).join('; '));
}
