import type { ReactNode } from 'react';
import { AnswerView } from '../../services/platform/answer-view';
import { useAnswer } from '../../services/platform/use-answer';
import { useMember } from '../../services/session/member';
import { refreshMember } from '../../services/session/refresh-member';

/** What depends on who the member is, once the platform has said so: nobody is told of having no level before (VIP-1). */
export function MemberKnown({ children }: { readonly children: ReactNode }) {
  const isKnown = useMember(({ member }) => member !== undefined);
  return isKnown ? children : <MemberAsked />;
}

/** That it is on its way, or why it does not come, with another try (OFF-2). */
function MemberAsked() {
  const answer = useAnswer(refreshMember);
  return <AnswerView answer={answer}>{() => null}</AnswerView>;
}
