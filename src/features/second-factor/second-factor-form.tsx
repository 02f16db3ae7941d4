import { type ComponentProps, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { fail, ok } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { AppError } from '../../contract/app-error';
import { type ErrorMessage, toFormErrorMessage } from '../../services/errors/to-error-message';
import { Form } from '../../services/forms/form';
import { useAppForm } from '../../services/forms/use-app-form';
import { useTranslate } from '../../services/i18n/i18n';
import { type CallingCode, useCallingCode } from '../../services/phone/calling-code/use-calling-code';
import { MAX_PASTED_CODE_LENGTH } from '../../services/phone/one-time-code-field';
import { SmsCodeFields } from '../../services/phone/sms-code-fields';
import { TextField } from '../../ui/form/text-field';
import {
  createSecondFactorSchema,
  EMPTY_SECOND_FACTOR_FORM_DATA,
  SECOND_FACTOR_FIELDS,
  type SecondFactorField,
  type SecondFactorInput,
  type SecondFactorMethod,
} from './second-factor-methods';

interface SecondFactorFormProps {
  readonly method: SecondFactorMethod;
  readonly busy: boolean;
  /** Sends the input. Resolves with the error; undefined on success. */
  readonly send: (values: SecondFactorInput) => Promise<ApiError | undefined>;
  /** Country calling code; only for the method that requires a phone number. */
  readonly callingCode?: CallingCode;
}

/** For the methods without a phone number. */
const NO_CALLING_CODE = { own: '', others: [] } as const;

/** Attributes of the plain text inputs; phone number and SMS code have their own components. */
const FACTOR_INPUT_PROPS = {
  payeeName: { autoComplete: 'name', maxLength: 128 },
  authCode: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: MAX_PASTED_CODE_LENGTH, dir: 'ltr' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: 128,
    dir: 'ltr',
  },
} as const satisfies Partial<Record<SecondFactorField, ComponentProps<'input'>>>;

/** Whether a field is a plain text input, described by FACTOR_INPUT_PROPS. */
const hasInput = (field: SecondFactorField): field is keyof typeof FACTOR_INPUT_PROPS => field in FACTOR_INPUT_PROPS;

/**
 * Message for the refusal of a one-time code that was sent before without an answer: the platform may have accepted it
 * then, so that “not right” alone would send the member to look for a mistake. Its words may also name another reason,
 * such as a blocked account, and stay first.
 */
function toRepeatedCodeMessage(error: AppError): ErrorMessage | undefined {
  const message = toFormErrorMessage(error);
  if (error.layer !== 'business' || !message || !('verbatim' in message.text)) return message;
  return { ...message, text: { lines: [message.text, { key: 'tfa.used' }] } };
}

/** Form for the member's phone number and the code that is sent to it by SMS (LOGIN-6). */
export function SmsSecondFactorForm(props: Omit<SecondFactorFormProps, 'callingCode'>) {
  return <SecondFactorForm {...props} callingCode={useCallingCode()} />;
}

/**
 * Form of one second-factor method (TFA-3). The input is cleared if the platform refuses it, and kept after any other
 * error (TFA-4).
 */
export function SecondFactorForm({ method, busy, send, callingCode }: SecondFactorFormProps) {
  const t = useTranslate();
  const fields: readonly SecondFactorField[] = SECOND_FACTOR_FIELDS[method];
  const unansweredCode = useRef('');
  const [isRepeated, setRepeated] = useState(false);
  const form = useAppForm({
    id: 'factor',
    schema: createSecondFactorSchema(method, callingCode?.accepted ?? NO_CALLING_CODE),
    defaultValues: EMPTY_SECOND_FACTOR_FORM_DATA,
    toMessage: isRepeated ? toRepeatedCodeMessage : toFormErrorMessage,
  });

  async function verify(values: SecondFactorInput) {
    const error = await send(values);
    if (!error) return ok(undefined);
    const code = values.code || values.authCode;
    setRepeated(code !== '' && code === unansweredCode.current);
    unansweredCode.current = isOutcomeUnknown(error) ? code : '';
    if (error.layer === 'business') form.reset();
    if (fields[0]) form.focus(fields[0]);
    return fail(error);
  }

  return (
    <Form
      form={form}
      onSubmit={verify}
      submitLabel={t('tfa.submit')}
      isBusy={busy}
      isWaiting={callingCode?.isUnavailable ?? false}
    >
      {callingCode && <SmsCodeFields form={form} callingCode={callingCode} onReceived={form.requestSubmit} />}
      {fields.filter(hasInput).map((field) => (
        <TextField
          key={field}
          {...FACTOR_INPUT_PROPS[field]}
          {...form.field(field)}
          label={t(`tfa.${field}`)}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      ))}
    </Form>
  );
}
