import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { isEarlierOutcomeUnknown } from '../../api/is-outcome-unknown';
import { DOWNLINE_ACCOUNT_KINDS, registerDownlineAccount } from '../../contract/endpoints/account/referral';
import { getCodeBeside } from '../../services/errors/error-code';
import { Form } from '../../services/forms/form';
import { useAppForm } from '../../services/forms/use-app-form';
import { useTranslate } from '../../services/i18n/i18n';
import { call } from '../../services/platform/api-client';
import { UnconfirmedRequestCard } from '../../services/submissions/unconfirmed-request-card';
import { useIdempotentCall } from '../../services/submissions/use-idempotent-call';
import { PasswordField } from '../../ui/form/password-field';
import { RadioGroup } from '../../ui/form/radio-group';
import { TextField } from '../../ui/form/text-field';
import { DOWNLINE_REGISTRATION_FIELDS_BY_ERROR_CODE, downlineRegistrationSchema } from './downline-registration-schema';

/**
 * Form with which an agent registers a downline account (LINK-3).
 * @param onRegistered called when the platform has created the account, now or at an earlier attempt
 */
export function DownlineRegistrationForm({ onRegistered }: { readonly onRegistered: () => void }) {
  const t = useTranslate();
  const registration = useIdempotentCall({
    kind: 'downline',
    send: (requestId, body: InferOutput<typeof downlineRegistrationSchema>) =>
      call(registerDownlineAccount, { body: { requestId, ...body }, quiet: true }),
  });
  const [registeredName, setRegisteredName] = useState('');
  const form = useAppForm({
    id: 'agent',
    schema: downlineRegistrationSchema,
    defaultValues: { kind: DOWNLINE_ACCOUNT_KINDS[0], username: '', password: '' },
    errorFields: DOWNLINE_REGISTRATION_FIELDS_BY_ERROR_CODE,
    keptFields: ['kind', 'username'],
  });

  async function send(body: InferOutput<typeof downlineRegistrationSchema>) {
    setRegisteredName('');
    const response = await registration.submit(body);
    if (response.ok) {
      form.reset();
      setRegisteredName(response.value.userName || body.username);
      onRegistered();
    } else if (!isEarlierOutcomeUnknown(response.error)) {
      // An earlier attempt has created the account: another press must not create one more.
      form.reset();
      onRegistered();
    }
    return response;
  }

  return (
    <>
      {registration.isUnconfirmed && (
        <UnconfirmedRequestCard
          code={getCodeBeside(form.formError, registration.code)}
          onGiveUp={registration.giveUp}
        />
      )}
      <Form form={form} onSubmit={send} submitLabel={t('page.agent.submit')}>
        <RadioGroup
          {...form.choice('kind')}
          legend={t('page.agent.kind')}
          choices={DOWNLINE_ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`page.agent.kind.${kind}`) }))}
        />
        <TextField
          {...form.field('username')}
          label={t('register.username')}
          hint={t('register.username.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          {...form.field('password')}
          label={t('register.password')}
          showLabel={t('login.show')}
          autoComplete="new-password"
          maxLength={128}
        />
        <p role="status">{registeredName === '' ? '' : t('page.agent.done', { name: registeredName })}</p>
      </Form>
    </>
  );
}
