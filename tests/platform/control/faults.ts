import { boolean, type InferInput, minValue, number, object, optional, pipe, string } from 'valibot';

/** A fault to inject. */
export const fault = object({
  /** An endpoint's name, '*' for every endpoint, or a path prefix that starts with `/`. */
  endpoint: string(),
  /** Merchant code; every merchant if absent. */
  merchant: optional(string()),
  latencyMs: optional(pipe(number(), minValue(0)), 0),
  status: optional(number()),
  /** Text that is sent instead of the response body. */
  body: optional(string()),
  contentType: optional(string()),
  /** `Cache-Control` of that text; without it, the browser does not keep it. */
  cacheControl: optional(string()),
  /** Error code of the response. */
  errorCode: optional(string()),
  message: optional(string()),
  /** Whether to accept the request and never respond. */
  hang: optional(boolean(), false),
  /** Whether to process the request, then reset the connection in the middle of the response. */
  cut: optional(boolean(), false),
  /** How many requests the fault applies to; if absent, all requests until the fault is cleared. */
  times: optional(pipe(number(), minValue(1))),
});
export type FaultDraft = InferInput<typeof fault>;

export interface Fault extends FaultDraft {
  readonly id: number;
  left: number;
  /** Promise that affected requests wait for. */
  readonly held: Promise<void> | undefined;
}

/** The properties of a request by which it is matched with faults. */
export interface FaultTarget {
  readonly path: string;
  readonly merchant: string;
  /** Name of the endpoint; undefined if the path belongs to no endpoint. */
  readonly endpoint?: string | undefined;
}

export class Faults {
  private active: Fault[] = [];
  private nextId = 1;
  private takenCount = 0;

  add(draft: FaultDraft, held?: Promise<void>): Fault {
    const added: Fault = { ...draft, id: this.nextId++, held, left: draft.times ?? Number.POSITIVE_INFINITY };
    this.active.push(added);
    return added;
  }

  /**
   * Returns the first fault that matches the request, and decrements the number of requests to which that fault still
   * applies. Returns `undefined` if no fault matches.
   */
  take(target: FaultTarget): Fault | undefined {
    const found = this.active.find((entry) => matches(entry, target));
    if (!found) return undefined;
    this.takenCount += 1;
    found.left -= 1;
    if (found.left <= 0) this.remove(found.id);
    return found;
  }

  /** Adds a fault that holds back matching requests. Returns a function that releases them. */
  hold(draft: FaultDraft): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.add(draft, held);
    return release;
  }

  remove(id: number): void {
    this.active = this.active.filter((entry) => entry.id !== id);
  }

  all(): readonly Fault[] {
    return this.active;
  }

  /** Returns how many requests a fault has applied to since the last reset, also those that it still holds back. */
  countTaken(): number {
    return this.takenCount;
  }

  reset(): void {
    this.takenCount = 0;
    this.active = [];
  }
}

function matches({ endpoint, merchant }: Fault, target: FaultTarget): boolean {
  if (merchant && merchant !== target.merchant) return false;
  if (endpoint.startsWith('/')) return target.path.startsWith(endpoint);
  return target.endpoint !== undefined && (endpoint === '*' || endpoint === target.endpoint);
}
