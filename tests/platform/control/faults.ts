import { boolean, type InferInput, minValue, number, object, optional, pipe, string } from 'valibot';

/** A fault dialled in from the console. */
export const fault = object({
  /** An endpoint's name, '*' for every endpoint, or a path that starts with `/`: whatever is served below it. */
  endpoint: string(),
  /** Merchant code; absent: every merchant. */
  merchant: optional(string()),
  latencyMs: optional(pipe(number(), minValue(0)), 0),
  status: optional(number()),
  /** Sent as it is, instead of the answer. */
  body: optional(string()),
  contentType: optional(string()),
  /** Answers a refusal with this code. */
  errorCode: optional(string()),
  message: optional(string()),
  /** Accepts the request and never answers. */
  hang: optional(boolean(), false),
  /** Does the work, then breaks the connection in the middle of the answer. */
  cut: optional(boolean(), false),
  /** How many requests it strikes; absent: all, until it is cleared. */
  times: optional(pipe(number(), minValue(1))),
});
export type FaultDraft = InferInput<typeof fault>;

export interface Fault extends FaultDraft {
  readonly id: number;
  left: number;
  /** What is struck waits for this. */
  readonly held: Promise<void> | undefined;
}

/** What a request is, as far as faults care. */
export interface Target {
  readonly path: string;
  readonly merchant: string;
  /** Name of the endpoint, when it is one. */
  readonly endpoint?: string | undefined;
}

export class Faults {
  private dialled: Fault[] = [];
  private nextId = 1;

  add(draft: FaultDraft, held?: Promise<void>): Fault {
    const added: Fault = { ...draft, id: this.nextId++, held, left: draft.times ?? Number.POSITIVE_INFINITY };
    this.dialled.push(added);
    return added;
  }

  /** The first fault that strikes the request; its count goes down. */
  take(target: Target): Fault | undefined {
    const struck = this.dialled.find((entry) => strikes(entry, target));
    if (!struck) return undefined;
    struck.left -= 1;
    if (struck.left <= 0) this.remove(struck.id);
    return struck;
  }

  /** Dials in a fault that keeps waiting what it strikes, until the function it answers is called. */
  hold(draft: FaultDraft): () => void {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.add(draft, held);
    return letGo;
  }

  remove(id: number): void {
    this.dialled = this.dialled.filter((entry) => entry.id !== id);
  }

  all(): readonly Fault[] {
    return this.dialled;
  }

  reset(): void {
    this.dialled = [];
  }
}

function strikes({ endpoint, merchant }: Fault, target: Target): boolean {
  if (merchant && merchant !== target.merchant) return false;
  if (endpoint.startsWith('/')) return target.path.startsWith(endpoint);
  return target.endpoint !== undefined && (endpoint === '*' || endpoint === target.endpoint);
}
