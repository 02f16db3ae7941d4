import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { getCodeBeside } from '../../../services/errors/error-code';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { UnconfirmedRequestCard } from '../../../services/submissions/unconfirmed-request-card';
import { TextField } from '../../../ui/form/text-field';
import { BankCardPreview } from './bank-card-preview';
import { BankField } from './bank-field';
import { BANK_CARD_FIELDS_BY_ERROR_CODE, bankCardSchema } from './link-schemas';
import { useLinkPayoutAccount } from './use-link-payout-account';

/** Form that links a bank card or account (MEM-1). */
export function LinkBankCardForm() {
  const t = useTranslate();
  const link = useLinkPayoutAccount('link-bank');
  const [linkedTail, setLinkedTail] = useState('');
  const form = useAppForm({
    id: 'card',
    schema: bankCardSchema,
    defaultValues: { holder: '', bank: '', number: '' },
    errorFields: BANK_CARD_FIELDS_BY_ERROR_CODE,
    keptFields: ['holder', 'bank', 'number'],
    toMessage: toCashierErrorMessage,
  });

  async function send(card: InferOutput<typeof bankCardSchema>) {
    setLinkedTail('');
    const result = await link.submit({ kind: 'bank', ...card });
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
      <Form form={form} onSubmit={send} submitLabel={t('page.card.title')}>
        <BankCardPreview
          bank={form.watchText('bank') || t('cashier.link.bank')}
          holder={form.watchText('holder') || t('cashier.link.holder')}
          number={form.watchText('number')}
        />
        <TextField
          {...form.field('holder')}
          label={t('cashier.link.holder')}
          hint={t('cashier.link.holder.hint')}
          autoComplete="name"
          maxLength={80}
        />
        <BankField
          field={form.field('bank')}
          bank={form.watchText('bank')}
          onChoose={(name) => form.fill('bank', name)}
        />
        <TextField
          {...form.field('number')}
          label={t('cashier.link.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          dir="ltr"
        />
        <p role="status">{linkedTail === '' ? '' : t('cashier.link.done', { tail: linkedTail })}</p>
      </Form>
    </>
  );
}
