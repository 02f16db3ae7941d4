import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { PIX_KEY_KINDS } from '../../../contract/endpoints/money/cashier';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { getCodeBeside } from '../../../services/errors/error-code';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { UnconfirmedRequestCard } from '../../../services/submissions/unconfirmed-request-card';
import { RadioGroup } from '../../../ui/form/radio-group';
import { TextField } from '../../../ui/form/text-field';
import { PIX_FIELDS_BY_ERROR_CODE, pixAccountSchema } from './link-schemas';
import { parsePixKey } from './pix-key';
import { useLinkPayoutAccount } from './use-link-payout-account';

/** Form that links a Pix key (MEM-1). */
export function LinkPixKeyForm() {
  const t = useTranslate();
  const link = useLinkPayoutAccount('link-pix');
  const [linkedTail, setLinkedTail] = useState('');
  const form = useAppForm({
    id: 'pix',
    schema: pixAccountSchema,
    defaultValues: { keyKind: PIX_KEY_KINDS[0], key: '', holder: '' },
    errorFields: PIX_FIELDS_BY_ERROR_CODE,
    keptFields: ['keyKind', 'key', 'holder'],
    toMessage: toCashierErrorMessage,
  });

  async function send({ holder, keyKind, key }: InferOutput<typeof pixAccountSchema>) {
    setLinkedTail('');
    const result = await link.submit({ kind: 'pix', holder, keyKind, number: parsePixKey(keyKind, key) ?? key });
    if (result.ok) {
      form.reset();
      setLinkedTail(result.value.tail);
    }
    return result;
  }

  return (
    <>
      {link.isUnconfirmed && (
        <UnconfirmedRequestCard code={getCodeBeside(form.formError, link.code)} onGiveUp={link.giveUp} />
      )}
      <Form form={form} onSubmit={send} submitLabel={t('page.pix.title')}>
        <RadioGroup
          {...form.choice('keyKind')}
          legend={t('cashier.link.key.kind')}
          choices={PIX_KEY_KINDS.map((kind) => ({ value: kind, label: t(`cashier.link.key.${kind}`) }))}
        />
        <TextField {...form.field('key')} label={t('cashier.link.key')} autoComplete="off" maxLength={80} dir="ltr" />
        <TextField
          {...form.field('holder')}
          label={t('cashier.link.holder')}
          hint={t('cashier.link.holder.hint')}
          autoComplete="name"
          maxLength={80}
        />
        <p role="status">{linkedTail === '' ? '' : t('cashier.link.done', { tail: linkedTail })}</p>
      </Form>
    </>
  );
}
