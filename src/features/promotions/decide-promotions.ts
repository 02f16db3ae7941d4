import type { AnswerOf } from '../../contract/endpoint';
import type { announcements } from '../../contract/endpoints/promotion';

export type Promotion = AnswerOf<typeof announcements>['list'][number];

/** Who looks at the promotions. */
export interface Onlooker {
  readonly hasSession: boolean;
  readonly firstTimeLogin: boolean;
}

/** Execution A is for members, B for visitors, F for a member's first sign-in; anything else is for everyone (POP-1). */
export function isFor({ hasSession, firstTimeLogin }: Onlooker, { execution }: Pick<Promotion, 'execution'>): boolean {
  switch (execution) {
    case 'A':
      return hasSession;
    case 'B':
      return !hasSession;
    case 'F':
      return hasSession && firstTimeLogin;
    default:
      return true;
  }
}
