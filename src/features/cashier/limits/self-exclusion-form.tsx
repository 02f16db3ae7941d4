import { useRef, useState } from 'react';
import { object, string } from 'valibot';
import { ok } from '../../../base/result';
import { EXCLUSION_WITHOUT_END_MS } from '../../../contract/endpoints/account/play-limits';
import { toCashierErrorMessage } from '../../../services/errors/cashier-error-message';
import { formatErrorCode, getCodeBeside } from '../../../services/errors/error-code';
import type { MapErrorToMessage } from '../../../services/errors/to-error-message';
import { Form } from '../../../services/forms/form';
import { useAppForm } from '../../../services/forms/use-app-form';
import { useTranslate } from '../../../services/i18n/i18n';
import { computeExclusionEnd } from '../../../services/play-protection/compute-exclusion-end';
import { requestExclusion } from '../../../services/play-protection/request-exclusion';
import { findUnansweredExclusion, readNow } from '../../../services/play-protection/unanswered-exclusion';
import { Button } from '../../../ui/button/button';
import { RadioGroup } from '../../../ui/form/radio-group';
import style from './play-limit-form.module.css';

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
  // One whose answer was lost: nobody can take it back, so that only the second question is left.
  const [pending] = useState(findUnansweredExclusion);
  const [isPending, setIsPending] = useState(pending !== undefined);
  const [step, setStep] = useState<Step>(pending ? 'second' : 'ask');
  const [chosen, setChosen] = useState(pending?.months ?? months[0] ?? 0);
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
      const end = computeExclusionEnd(readNow(), chosen);
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
    case 'second': {
      const end = computeExclusionEnd(readNow(), chosen);
      const hasDate = !pending && end !== EXCLUSION_WITHOUT_END_MS;
      return (
        <Question
          key="second"
          title={t('exclude.second.title')}
          text={t(pending ? 'exclude.unconfirmed' : 'exclude.second.text')}
          code={formatErrorCode(pending?.attemptId)}
          confirm={hasDate ? t('exclude.confirm.until', { moment: end }) : t('exclude.confirm')}
          hasFocus={!pending}
          toMessage={pending ? toPendingMessage : toUnconfirmedMessage}
          onConfirm={async () => {
            const result = await requestExclusion(chosen);
            if (result.ok) onExcluded(result.value);
            else setIsPending(findUnansweredExclusion() !== undefined);
            return result;
          }}
          onCancel={isPending ? undefined : restart}
        />
      );
    }
  }
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Code of the last attempt, to read out to support (OPS-4). */
  readonly code?: string | undefined;
  readonly confirm: string;
  /** Whether the question takes the focus of the form before it, which has unmounted. */
  readonly hasFocus?: boolean;
  readonly toMessage?: MapErrorToMessage;
  readonly onConfirm: Parameters<typeof Form<Record<string, never>, Record<string, never>>>[0]['onSubmit'];
  /** Absent once the answer cannot be taken back. */
  readonly onCancel: (() => void) | undefined;
}

/** Says of an exclusion that the platform has refused, but may have begun at an earlier attempt, that it holds here. */
const toPendingMessage: MapErrorToMessage = (error) => {
  const message = toCashierErrorMessage(error);
  const isKept = message && error.layer === 'business' && findUnansweredExclusion();
  return isKept ? { ...message, text: { key: 'exclude.refused' } } : message;
};

/** Does the same for one without an answer, where that is not on screen already. */
const toUnconfirmedMessage: MapErrorToMessage = (error) => {
  const message = toPendingMessage(error);
  const isLost = message && error.layer !== 'business' && findUnansweredExclusion();
  return isLost ? { ...message, text: { key: 'exclude.unconfirmed' } } : message;
};

function Question({
  title,
  text,
  code,
  confirm,
  hasFocus = true,
  toMessage = toCashierErrorMessage,
  onConfirm,
  onCancel,
}: QuestionProps) {
  const t = useTranslate();
  const form = useAppForm({
    id: 'exclusion-question',
    schema: noInput,
    defaultValues: {},
    toMessage,
  });
  const shownCode = getCodeBeside(form.formError, code);
  const focusOnce = useRef((heading: HTMLHeadingElement | null) => {
    if (hasFocus) heading?.focus();
  });
  return (
    <Form
      form={form}
      onSubmit={onConfirm}
      submitLabel={confirm}
      submitLook="danger"
      footer={
        onCancel && (
          <div className={style.buttons}>
            <Button look="secondary" wide disabled={form.busy} onClick={onCancel}>
              {t('break.cancel')}
            </Button>
          </div>
        )
      }
    >
      <h3 ref={focusOnce.current} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {shownCode && <small>{t('error.code', { code: shownCode })}</small>}
    </Form>
  );
}
