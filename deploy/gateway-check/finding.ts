import type { AnyEndpoint } from '../../src/contract/endpoint';

/**
 * How a response differs from the contract. `fault`: a member notices it, or it is unsafe; `warning`: the app copes, with
 * the default of the field or without the entry of the list.
 */
export interface GatewayFinding {
  readonly level: 'fault' | 'warning';
  /** Where: `value.balance`, `header Cache-Control`, `without a token`. */
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

export type Verdict = 'conforms' | 'deviates' | 'absent' | 'not checked';

/** What was found out about an endpoint. */
export interface EndpointReport {
  readonly endpoint: AnyEndpoint;
  readonly verdict: Verdict;
  readonly findings: readonly GatewayFinding[];
  /** Why the endpoint was not checked; empty otherwise. */
  readonly reason: string;
  /** Time from the request to the end of the response (ms); 0 if there was no request. */
  readonly durationMs: number;
}

export const fault = (path: string, expected: string, got: string): GatewayFinding => ({
  level: 'fault',
  path,
  expected,
  got,
});

export const warning = (path: string, expected: string, got: string): GatewayFinding => ({
  level: 'warning',
  path,
  expected,
  got,
});

export const formatGatewayFinding = ({ path, expected, got }: GatewayFinding): string =>
  `${path}: expected ${expected}, got ${got}`;
