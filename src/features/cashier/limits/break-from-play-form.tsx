import { useRef, useState } from 'react';
import { object, picklist } from 'valibot';
import { ok } from '../../../base/result';
import { BREAK_FROM_PLAY_PERIODS, startBreakFromPlay } from '../../../contract/endpoints/account/play-limits';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { call } from '../../../services/platform/api-client';
import { readNow } from '../../../services/play-protection/unanswered-exclusion';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import { type BreakFromPlayOption, listLongerBreaksFromPlay } from './longer-breaks-from-play';

const breakInput = object({ period: picklist(BREAK_FROM_PLAY_PERIODS) });
const noInput = object({});

interface BreakFromPlayFormProps {
  /** End of the current break (epoch ms); 0 if there is none. */
  readonly until: number;
  /**
   * Called when the request has completed, also after an error: the break may have started although the response was
   * lost.
   */
  readonly onSent: () => Promise<unknown>;
  readonly onStarted: (until: number) => void;
}

/**
 * Form that starts or extends a break from play. Asks for confirmation, because a break cannot be ended early (MEM-1).
 * Renders nothing if none of the offered breaks would extend the current one.
 */
export function BreakFromPlayForm({ until, onSent, onStarted }: BreakFromPlayFormProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<BreakFromPlayOption>();
  const choices = listLongerBreaksFromPlay(until, readNow());
  const form = useAppForm({
    id: 'break',
    schema: breakInput,
    defaultValues: { period: choices[0]?.period ?? BREAK_FROM_PLAY_PERIODS[0] },
  });
  if (chosen) {
    const close = () => setChosen(undefined);
    return (
      <BreakQuestion
        choice={chosen}
        onCancel={close}
        onSent={onSent}
        onStarted={(end) => {
          close();
          onStarted(end);
        }}
      />
    );
  }
  if (choices.length === 0) return null;
  return (
    <Form
      form={form}
      onSubmit={async ({ period }) => {
        setChosen(choices.find((choice) => choice.period === period) ?? choices[0]);
        return ok(undefined);
      }}
      submitLabel={t('break.next')}
    >
      <RadioGroup
        {...form.choice('period')}
        legend={t('break.period')}
        choices={choices.map(({ period }) => ({ value: period, label: t(`limits.period.${period}`) }))}
      />
    </Form>
  );
}

interface BreakQuestionProps extends Omit<BreakFromPlayFormProps, 'until'> {
  readonly choice: BreakFromPlayOption;
  readonly onCancel: () => void;
}

function BreakQuestion({ choice: { period, endsAt }, onCancel, onSent, onStarted }: BreakQuestionProps) {
  const t = useTranslate();
  const form = useAppForm({
    id: 'break-question',
    schema: noInput,
    defaultValues: {},
    toMessage: toCashierErrorMessage,
  });
  // The form with the focus has unmounted.
  const focusOnce = useRef((heading: HTMLHeadingElement | null) => heading?.focus());

  async function start() {
    const result = await call(startBreakFromPlay, { body: { period }, quiet: true });
    await onSent();
    if (result.ok) onStarted(result.value.breakUntil || endsAt);
    return result;
  }

  return (
    <Form
      form={form}
      onSubmit={start}
      submitLabel={t('break.confirm')}
      footer={
        <Button look="quiet" wide disabled={form.busy} onClick={onCancel}>
          {t('break.cancel')}
        </Button>
      }
    >
      <h3 ref={focusOnce.current} tabIndex={-1}>
        {t('break.confirm.title')}
      </h3>
      <p>{t('break.confirm.text', { moment: endsAt })}</p>
    </Form>
  );
}
