import { type InferOutput, object, optional, picklist } from 'valibot';
import { scenarioChange } from '../control/scenarios';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Services } from '../services';

/** One-time actions that affect every merchant. */
const SCENARIO_ACTIONS = ['rotateKeys', 'revokeKeys', 'expireSessions', 'moveSessions'] as const;

/**
 * Schema of a request body that changes the scenario of one merchant, or of all merchants if `merchant` is absent. It
 * may also contain an action.
 */
export const scenarioPostBody = object({
  merchant: optional(picklist(MERCHANTS.map(({ code }) => code))),
  action: optional(picklist(SCENARIO_ACTIONS)),
  ...scenarioChange.entries,
});

/**
 * IP address that the action `moveSessions` sets for every session, so that the next request of each session is
 * refused. The address is from the range for documentation (RFC 5737).
 */
const OTHER_IP = '203.0.113.9';

export function applyScenario(services: Services, post: InferOutput<typeof scenarioPostBody>): void {
  const { merchant, action, ...change } = post;
  for (const { code } of MERCHANTS) {
    if (merchant === undefined || merchant === code) services.scenarios.stage(code, change);
  }
  switch (action) {
    case 'rotateKeys':
      services.keys.rotate();
      break;
    case 'revokeKeys':
      services.keys.revoke();
      break;
    case 'expireSessions':
      services.sessions.endAll('expired by the operator');
      break;
    case 'moveSessions':
      services.sessions.moveAll(OTHER_IP);
      break;
    case undefined:
  }
}
