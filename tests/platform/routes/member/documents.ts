import { documentCheck, sendDocument } from '../../../../src/contract/endpoints/account/document-check';
import { RefusalError } from '../../server/refusal';
import { createMemberRoute, type Route } from '../../server/route';
import { answerOnce } from '../answer-once';

export const documentRoutes: readonly Route[] = [
  createMemberRoute(documentCheck, ({ services, member, language }) => services.documentChecks.of(member.id, language)),

  // A document that is sent again may have been checked since: the answer is the present state, not the first one.
  createMemberRoute(sendDocument, ({ services: { database, documentChecks }, member, body, language }) => {
    const first = answerOnce({ database }, { memberId: member.id, endpoint: 'sendDocument', body }, () => {
      documentChecks.send(member.id, body);
      return documentChecks.of(member.id, language);
    });
    return first instanceof RefusalError ? first : documentChecks.of(member.id, language);
  }),
];
