import { type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem, type FormProblem, problemText } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { useSession } from '../../services/session/session-store';
import { Button } from '../../ui/button';
import { PasswordField as Field } from '../../ui/password-field';
import { changeOwnPassword } from './change-own-password';
import { checkNewPassword, PASSWORD_FIELDS, type PasswordField, refusedField } from './check-new-password';

/** Old, new and repeated password (LOGIN-8). @param onChanged runs when the platform has taken the new one */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const { busy, resting, submit, isShown } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const userName = useSession(({ session }) => session?.userName ?? '');
  const defaultPassword = useMerchant(({ status }) => status?.info.whitelabelVal.defaultPassword ?? '');
  const [errors, setErrors] = useState<Partial<Record<PasswordField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();

  const inputOf = (field: PasswordField) => form.current?.querySelector<HTMLInputElement>(`#password-${field}`);
  const typedIn = (field: PasswordField) => inputOf(field)?.value ?? '';

  function showFailure(error: ApiError) {
    const field = refusedField(error);
    const refused = decideFormProblem(error);
    if (!field || !refused) return setProblem(refused);
    setErrors({ [field]: problemText(refused, t) });
    inputOf(field)?.focus();
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    const typed = { old: typedIn('old'), new: typedIn('new'), repeat: typedIn('repeat') };
    const wrong = checkNewPassword(typed, defaultPassword);
    setErrors(Object.fromEntries(Object.entries(wrong).map(([field, key]) => [field, t(key)])));
    const first = PASSWORD_FIELDS.find((field) => wrong[field]);
    if (first) return inputOf(first)?.focus();
    void submit(async () => {
      setProblem(undefined);
      const answer = await changeOwnPassword(typed);
      if (!isShown()) return answer.ok;
      if (answer.ok) onChanged();
      else showFailure(answer.error);
      return answer.ok;
    });
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      {/* Password managers need to know whose password is replaced. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {PASSWORD_FIELDS.map((field) => (
        <Field
          key={field}
          id={`password-${field}`}
          name={`password-${field}`}
          label={t(`password.${field}`)}
          showLabel={t('login.show')}
          autoComplete={field === 'old' ? 'current-password' : 'new-password'}
          enterKeyHint={field === 'repeat' ? 'go' : 'next'}
          maxLength={128}
          error={errors[field]}
          hint={field === 'new' ? t('password.new.hint') : undefined}
          onInput={() => setErrors((before) => ({ ...before, [field]: undefined }))}
        />
      ))}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting} wide>
        {t('password.submit')}
      </Button>
    </form>
  );
}
