import { type SyntheticEvent, useRef, useState } from 'react';
import { is, picklist } from 'valibot';
import type { ApiError } from '../../contract/api-error';
import { agentRegister, DOWNLINE_KINDS } from '../../contract/endpoints/referral';
import { decideFormProblem, type FormProblem, problemText } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { call } from '../../services/platform/platform';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { checkDownline, type DownlineField, refusedField } from './check-downline';
import { KindChoice } from './kind-choice';

const kindSchema = picklist(DOWNLINE_KINDS);

/** What stands in the form. */
function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const kind = data.get('kind');
  return {
    kind: is(kindSchema, kind) ? kind : DOWNLINE_KINDS[0],
    username: String(data.get('username') ?? '').trim(),
    password: String(data.get('password') ?? ''),
  };
}

/** An agent registers somebody (LINK-3). @param onRegistered runs when the platform has made the account */
export function AgentForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const t = useText();
  const { busy, resting, submit, isShown } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<DownlineField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();
  const [made, setMade] = useState('');

  const focus = (field: DownlineField) => form.current?.querySelector<HTMLInputElement>(`#agent-${field}`)?.focus();

  function showFailure(error: ApiError) {
    const field = refusedField(error);
    const refused = decideFormProblem(error);
    if (!field || !refused) return setProblem(refused);
    setErrors({ [field]: problemText(refused, t) });
    focus(field);
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!form.current) return;
    const body = readForm(form.current);
    const wrong = checkDownline(body);
    setErrors(Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(key)])));
    if (wrong.username) return focus('username');
    if (wrong.password) return focus('password');
    void submit(async () => {
      setProblem(undefined);
      setMade('');
      const answer = await call(agentRegister, { body, quiet: true });
      if (!isShown()) return answer.ok;
      if (!answer.ok) {
        showFailure(answer.error);
        return false;
      }
      form.current?.reset();
      setMade(answer.value.userName || body.username);
      onRegistered();
      return true;
    });
  }

  const forget = (field: DownlineField) => setErrors((before) => ({ ...before, [field]: undefined }));
  return (
    <form ref={form} noValidate onSubmit={send}>
      <KindChoice />
      <TextField
        id="agent-username"
        name="username"
        label={t('register.username')}
        hint={t('register.username.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username}
        onInput={() => forget('username')}
      />
      <PasswordField
        id="agent-password"
        name="password"
        label={t('register.password')}
        showLabel={t('login.show')}
        autoComplete="new-password"
        maxLength={128}
        error={errors.password}
        onInput={() => forget('password')}
      />
      <p role="status">{made === '' ? '' : t('page.agent.done', { name: made })}</p>
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting} wide>
        {t('page.agent.submit')}
      </Button>
    </form>
  );
}
