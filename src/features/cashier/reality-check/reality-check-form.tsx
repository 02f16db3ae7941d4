import { useState } from 'react';
import { object, string } from 'valibot';
import { saveRealityCheck } from '../../../contract/endpoints/account/play-limits';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { call } from '../../../services/platform/api-client';
import { RadioGroup } from '../../../ui/form/radio-group';
import { chooseRealityCheckInterval, listRealityCheckIntervals } from './reality-check-rules';

const intervalInput = object({ minutes: string() });

interface RealityCheckFormProps {
  /** The present interval (minutes); 0 if there is no reality check. */
  readonly minutes: number;
  /** Longest interval that the jurisdiction allows (minutes); 0 if it demands none. */
  readonly maxMinutes: number;
  /** Called when the request has completed, also after an error: the interval may have been saved. */
  readonly onSent: () => Promise<unknown>;
}

/** Form in which members choose how often the reality check comes (SAFE-3). */
export function RealityCheckForm({ minutes, maxMinutes, onSent }: RealityCheckFormProps) {
  const t = useTranslate();
  const [isSaved, setSaved] = useState(false);
  const offered = listRealityCheckIntervals(maxMinutes);
  const form = useAppForm({
    id: 'reality-check',
    schema: intervalInput,
    defaultValues: { minutes: String(chooseRealityCheckInterval(offered, minutes)) },
    toMessage: toCashierErrorMessage,
  });

  async function save({ minutes: chosen }: { minutes: string }) {
    setSaved(false);
    const result = await call(saveRealityCheck, { body: { minutes: Number(chosen) }, quiet: true });
    await onSent();
    setSaved(result.ok);
    return result;
  }

  return (
    <Form form={form} onSubmit={save} submitLabel={t('reality.save')}>
      <RadioGroup
        {...form.choice('minutes')}
        legend={t('reality.interval')}
        choices={offered.map((count) => ({
          value: String(count),
          label: count === 0 ? t('reality.none') : t('limits.minutes', { minutes: count }),
        }))}
      />
      <p role="status">{isSaved && t('reality.saved')}</p>
    </Form>
  );
}
