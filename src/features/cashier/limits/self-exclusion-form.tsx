import { useRef, useState } from 'react';
import { object, string } from 'valibot';
import { ok } from '../../../base/result';
import { EXCLUSION_WITHOUT_END_MS, startSelfExclusion } from '../../../contract/endpoints/account/play-limits';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { call } from '../../../services/platform/api-client';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import { computeExclusionEnd } from './compute-exclusion-end';

const exclusionInput = object({ months: string() });
const noInput = object({});

/** `ask`: the length is chosen; `first` and `second`: the two questions. */
type Step = 'ask' | 'first' | 'second';

interface SelfExclusionFormProps {
  /** Lengths that the jurisdiction allows (months); 0 is for good. */
  readonly months: readonly number[];
  /** Called with the end (epoch ms) once the member is excluded. */
  readonly onExcluded: (until: number) => void;
}

/**
 * Form with which members exclude themselves from play. Asks twice, because nobody can take the exclusion back
 * (SAFE-2).
 */
export function SelfExclusionForm({ months, onExcluded }: SelfExclusionFormProps) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>('ask');
  const [chosen, setChosen] = useState(months[0] ?? 0);
  const form = useAppForm({ id: 'exclusion', schema: exclusionInput, defaultValues: { months: String(chosen) } });
  const restart = () => setStep('ask');
  switch (step) {
    case 'ask':
      return (
        <Form
          form={form}
          onSubmit={async ({ months: text }) => {
            setChosen(Number(text));
            setStep('first');
            return ok(undefined);
          }}
          submitLabel={t('exclude.next')}
        >
          <RadioGroup
            {...form.choice('months')}
            legend={t('exclude.period')}
            choices={months.map((count) => ({
              value: String(count),
              label: count === 0 ? t('exclude.forever') : t('exclude.months', { months: count }),
            }))}
          />
        </Form>
      );
    case 'first': {
      const end = computeExclusionEnd(Date.now(), chosen);
      return (
        <Question
          key="first"
          title={t('exclude.first.title')}
          text={
            end === EXCLUSION_WITHOUT_END_MS ? t('exclude.first.forever') : t('exclude.first.text', { moment: end })
          }
          confirm={t('exclude.go')}
          onConfirm={async () => {
            setStep('second');
            return ok(undefined);
          }}
          onCancel={restart}
        />
      );
    }
    case 'second':
      return (
        <Question
          key="second"
          title={t('exclude.second.title')}
          text={t('exclude.second.text')}
          confirm={t('exclude.confirm')}
          onConfirm={async () => {
            const result = await call(startSelfExclusion, { body: { months: chosen }, quiet: true });
            if (result.ok) onExcluded(result.value.excludedUntil || computeExclusionEnd(Date.now(), chosen));
            return result;
          }}
          onCancel={restart}
        />
      );
  }
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: Parameters<typeof Form<Record<string, never>, Record<string, never>>>[0]['onSubmit'];
  readonly onCancel: () => void;
}

function Question({ title, text, confirm, onConfirm, onCancel }: QuestionProps) {
  const t = useTranslate();
  const form = useAppForm({
    id: 'exclusion-question',
    schema: noInput,
    defaultValues: {},
    toMessage: toCashierErrorMessage,
  });
  // The form with the focus has unmounted.
  const focusOnce = useRef((heading: HTMLHeadingElement | null) => heading?.focus());
  return (
    <Form
      form={form}
      onSubmit={onConfirm}
      submitLabel={confirm}
      footer={
        <Button look="quiet" wide disabled={form.busy} onClick={onCancel}>
          {t('break.cancel')}
        </Button>
      }
    >
      <h3 ref={focusOnce.current} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
    </Form>
  );
}
