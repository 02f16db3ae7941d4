import { fail, ok, type Result } from '../../src/base/result';
import { ANSWER_LIMIT } from '../limit';

/** The network's own answer, whatever it is. The limit ends with the first byte: a long body is the page's matter. */
export async function passOn(request: Request): Promise<Result<Response, 'network'>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWER_LIMIT);
  try {
    return ok(await fetch(request, { signal: patience.signal }));
  } catch {
    // The caller has an answer of its own for a dead line; what killed it makes no difference to the page.
    return fail('network');
  } finally {
    clearTimeout(timer);
  }
}
