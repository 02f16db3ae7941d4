import { type InferOutput, object, optional, picklist } from 'valibot';
import { scenarioChange } from '../control/scenarios';
import { MERCHANTS } from '../merchants/find-merchant';
import type { Services } from '../services';

/** What happens at once, to everybody. */
export const ACTIONS = ['rotateKeys', 'revokeKeys', 'expireSessions', 'moveSessions'] as const;

/** A change of a merchant's scenario, or of every merchant's, and an action. */
export const scenarioPost = object({
  merchant: optional(picklist(MERCHANTS.map(({ code }) => code))),
  action: optional(picklist(ACTIONS)),
  ...scenarioChange.entries,
});

/** An address of the documentation range: nobody's. */
const ELSEWHERE = '203.0.113.9';

export function stageScenario(services: Services, post: InferOutput<typeof scenarioPost>): void {
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
      services.sessions.moveAll(ELSEWHERE);
      break;
    case undefined:
  }
}
