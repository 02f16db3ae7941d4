import { Fragment, type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem, type FormProblem } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { ResendButton } from '../../services/forms/resend-button';
import { useText } from '../../services/i18n/i18n';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { FACTOR_INPUTS } from './factor-inputs';
import { emptyFields, FACTOR_FIELDS, type FactorField, type FactorMethod, type TypedFactors } from './factor-methods';
import { useSmsCode } from './use-sms-code';

interface FactorFormProps {
  readonly method: FactorMethod;
  readonly busy: boolean;
  /** Sends the proof; answers what went wrong. */
  readonly send: (method: FactorMethod, typed: TypedFactors) => Promise<ApiError | undefined>;
}

/** What one way of proving asks for (TFA-3). A refusal by the platform clears it; a lost network does not (TFA-4). */
export function FactorForm({ method, busy, send }: FactorFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly FactorField[]>([]);
  const [problem, setProblem] = useState<FormProblem>();
  const sms = useSmsCode();
  const fields: readonly FactorField[] = FACTOR_FIELDS[method];

  const inputOf = (field: FactorField) => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
  const typedIn = (field: FactorField) => inputOf(field)?.value.trim() ?? '';

  /** Marks what is missing and leads to the first of it. */
  function ask(empty: readonly FactorField[]): boolean {
    setMissing(empty);
    setProblem(undefined);
    if (empty[0]) inputOf(empty[0])?.focus();
    return empty.length === 0;
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = Object.fromEntries(fields.map((field) => [field, typedIn(field)]));
    if (busy || !ask(emptyFields(method, typed))) return;
    const error = await send(method, typed);
    if (!error) return;
    setProblem(decideFormProblem(error));
    if (error.layer === 'business') form.current?.reset();
    if (fields[0]) inputOf(fields[0])?.focus();
  }

  async function sendCode() {
    const mobileNum = typedIn('mobileNum');
    if (!ask(mobileNum === '' ? ['mobileNum'] : [])) return;
    const error = await sms.send(mobileNum);
    if (error) setProblem(decideFormProblem(error));
    else inputOf('verificationCode')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {fields.map((field, at) => (
        <Fragment key={field}>
          <TextField
            {...FACTOR_INPUTS[field]}
            name={field}
            label={t(`tfa.${field}`)}
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={at === fields.length - 1 ? 'go' : 'next'}
            error={missing.includes(field) ? t(`tfa.${field}.empty`) : undefined}
            onInput={() => setMissing((before) => before.filter((name) => name !== field))}
          />
          {field === 'mobileNum' && <ResendButton left={sms.left} busy={sms.busy} onPress={() => void sendCode()} />}
        </Fragment>
      ))}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} wide>
        {t('tfa.submit')}
      </Button>
    </form>
  );
}
