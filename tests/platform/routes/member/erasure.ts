import { erasureRequest, requestErasure, withdrawErasure } from '../../../../src/contract/endpoints/account/erasure';
import { RefusalError } from '../../server/refusal';
import { createMemberRoute, type Route } from '../../server/route';
import { answerOnce } from '../answer-once';

export const erasureRoutes: readonly Route[] = [
  createMemberRoute(erasureRequest, ({ services, member }) => services.erasures.of(member.id)),

  // A request that is sent again may have been decided since: the answer is the present state, not the first one.
  createMemberRoute(requestErasure, ({ services: { database, erasures }, member, body }) => {
    const first = answerOnce(
      { database },
      { memberId: member.id, endpoint: 'requestErasure', body },
      () => erasures.ask(member.id) ?? erasures.of(member.id),
    );
    return first instanceof RefusalError ? first : erasures.of(member.id);
  }),

  createMemberRoute(withdrawErasure, ({ services: { erasures }, member, body }) => {
    erasures.withdraw(member.id, body.id);
    return erasures.of(member.id);
  }),
];
