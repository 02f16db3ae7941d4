import { type SyntheticEvent, useRef, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem, type FormProblem } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useText } from '../../services/i18n/i18n';
import { nationalNumber } from '../../services/phone/national-number';
import { PhoneField } from '../../services/phone/phone-field';
import { SmsCodeField } from '../../services/phone/sms-code-field';
import type { Dialling } from '../../services/phone/use-dialling';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { FACTOR_INPUTS, hasInput } from './factor-inputs';
import { emptyFields, FACTOR_FIELDS, type FactorField, type FactorMethod, type TypedFactors } from './factor-methods';

export interface FactorFormProps {
  readonly method: FactorMethod;
  readonly busy: boolean;
  /** Sends the proof; answers what went wrong. */
  readonly send: (typed: TypedFactors) => Promise<ApiError | undefined>;
  /** What is dialled before a number, where one is asked for. */
  readonly dialling?: Dialling;
}

const idOf = (field: FactorField) => `factor-${field}`;

/** What one way of proving asks for (TFA-3). A refusal by the platform clears it; a lost network does not (TFA-4). */
export function FactorForm({ method, busy, send, dialling }: FactorFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<FactorField, string>>>({});
  const [problem, setProblem] = useState<FormProblem>();
  const fields: readonly FactorField[] = FACTOR_FIELDS[method];

  const inputOf = (field: FactorField) => form.current?.querySelector<HTMLInputElement>(`#${idOf(field)}`);
  const typedIn = (field: FactorField) => inputOf(field)?.value.trim() ?? '';
  const mobile = () => nationalNumber(typedIn('mobileNum'), dialling?.code ?? '');
  const hear = (field: FactorField) => setErrors((before) => ({ ...before, [field]: undefined }));

  /** Says what is wrong with which fields, and leads to the first of them. */
  function show(wrong: readonly (readonly [FactorField, string])[]) {
    setErrors(Object.fromEntries(wrong));
    setProblem(undefined);
    if (wrong[0]) inputOf(wrong[0][0])?.focus();
  }

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const typed = Object.fromEntries(fields.map((field) => [field, field === 'mobileNum' ? mobile() : typedIn(field)]));
    if (busy) return;
    const empty = emptyFields(method, typed);
    show(empty.map((field) => [field, t(`tfa.${field}.empty`)]));
    if (empty.length > 0) return;
    const error = await send(typed);
    if (!error) return;
    setProblem(decideFormProblem(error));
    if (error.layer === 'business') form.current?.reset();
    if (fields[0]) inputOf(fields[0])?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {dialling && (
        <>
          <PhoneField
            id={idOf('mobileNum')}
            dialling={dialling}
            error={errors.mobileNum}
            onInput={() => hear('mobileNum')}
          />
          <SmsCodeField
            id={idOf('verificationCode')}
            form="second-factor"
            dialling={dialling}
            error={errors.verificationCode}
            mobile={mobile}
            onMobileProblem={(message) => show([['mobileNum', message]])}
            onInput={() => hear('verificationCode')}
            onReceived={() => void submit()}
          />
        </>
      )}
      {fields.filter(hasInput).map((field) => (
        <TextField
          key={field}
          {...FACTOR_INPUTS[field]}
          id={idOf(field)}
          name={field}
          label={t(`tfa.${field}`)}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          error={errors[field]}
          onInput={() => hear(field)}
        />
      ))}
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={dialling?.asking ?? false} wide>
        {t('tfa.submit')}
      </Button>
    </form>
  );
}
