import { ENDPOINT_COSTS } from '../../../deploy/gateway-check/costs';
import { formatGatewayFinding } from '../../../deploy/gateway-check/finding';
import { isAbsent, judgeResponse } from '../../../deploy/gateway-check/judge-response';
import { findRoute } from '../routes/find-route';
import type { HttpResponse } from '../server/http-response';
import type { IncomingRequest } from '../server/incoming-request';

type Report = (request: Pick<IncomingRequest, 'method' | 'path'>, response: HttpResponse) => void;

/** A refusal, and an ended session, are responses that a member can cause. */
const REFUSAL_PATHS = new Set(['success', 'status']);

/**
 * Returns a function that prints how a gateway's responses deviate from the contract, each deviation once (OPS-3). No
 * value of a response is printed that belongs to a member.
 */
export function createGatewayReporter(print: (line: string) => void): Report {
  const printed = new Set<string>();
  return ({ method, path }, { status, headers, body }) => {
    const endpoint = findRoute(method, path)?.endpoint;
    if (!endpoint) return;
    const response = { status, headers: new Headers(headers), text: body.toString() };
    const found = isAbsent(response)
      ? [`is absent (HTTP ${status}). ${ENDPOINT_COSTS[endpoint.name] ?? ''}`]
      : judgeResponse(endpoint, response)
          .filter((finding) => !REFUSAL_PATHS.has(finding.path) || status >= 500 || (status >= 300 && status < 400))
          .map(formatGatewayFinding);
    for (const line of found.map((text) => `gateway: ${endpoint.name} ${text}`)) {
      if (!printed.has(line)) print(line);
      printed.add(line);
    }
  };
}
