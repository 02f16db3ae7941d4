import type { IdentityFault } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { text } from '../../services/i18n/i18n';
import { decideIdentityProblem, identityProblemText } from '../../services/identity/identity-problem';

/** A provider's fault as a form tells it; undefined for what was meant (SOCIAL-5). */
export function faultProblem(fault: IdentityFault): FormProblem | undefined {
  const problem = decideIdentityProblem(fault);
  return problem && { tone: 'alert', key: problem.text, message: identityProblemText(problem, text) };
}
