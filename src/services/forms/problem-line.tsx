import { Message } from '../../ui/message';
import { useText } from '../i18n/i18n';
import { type FormProblem, problemText } from './form-problem';

/** What went wrong with a form, above its button; read out when it appears. */
export function ProblemLine({ problem }: { readonly problem: FormProblem | undefined }) {
  const t = useText();
  return (
    <>
      <div role="alert">{problem?.tone === 'alert' && <Message tone="alert">{problemText(problem, t)}</Message>}</div>
      <div role="status">{problem?.tone === 'quiet' && <Message tone="quiet">{problemText(problem, t)}</Message>}</div>
    </>
  );
}
