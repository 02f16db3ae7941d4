import { fail, ok } from '../../base/result';
import {
  FEEDBACK_SUBJECTS,
  MAX_FEEDBACK_CONTACT_LENGTH,
  MAX_FEEDBACK_LENGTH,
} from '../../contract/endpoints/site/feedback';
import { Form } from '../../services/forms/form';
import { useAppForm } from '../../services/forms/use-app-form';
import { useTranslate } from '../../services/i18n/i18n';
import { useOnline } from '../../services/network/use-online';
import { Message } from '../../ui/feedback/message';
import { RadioGroup } from '../../ui/form/radio-group';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import { useIllustration } from '../../ui/media/use-illustration';
import {
  EMPTY_FEEDBACK_DRAFT,
  FEEDBACK_FORM_ID,
  type FeedbackDraft,
  feedbackSchema,
  type QueuedFeedback,
  queueFeedback,
} from './feedback-draft';

const OFFLINE_ERROR = { layer: 'offline', endpoint: 'feedback' } as const;

/** Feedback form, which also works offline (OFF-4). @param onQueued called when the feedback is queued */
export function FeedbackForm({ onQueued }: { readonly onQueued: (feedback: QueuedFeedback) => void }) {
  const t = useTranslate();
  // Loaded while there is a network: the confirmation without one shows it.
  useIllustration('offline');
  const online = useOnline();
  const form = useAppForm({
    id: FEEDBACK_FORM_ID,
    schema: feedbackSchema,
    defaultValues: EMPTY_FEEDBACK_DRAFT,
    keptFields: ['subject', 'text', 'contact'],
    keptIn: 'tab',
  });

  async function send(feedback: FeedbackDraft) {
    const { outcome, ...submitted } = await queueFeedback(feedback);
    if (outcome === 'failed') {
      return fail(online ? { layer: 'storage' as const, requestId: submitted.key } : OFFLINE_ERROR);
    }
    form.reset();
    onQueued({ ...submitted, outcome });
    return ok(undefined);
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('feedback.submit')}>
      <RadioGroup
        {...form.choice('subject')}
        legend={t('feedback.subject')}
        choices={FEEDBACK_SUBJECTS.map((subject) => ({ value: subject, label: t(`feedback.subject.${subject}`) }))}
      />
      <TextArea {...form.field('text')} label={t('feedback.text')} rows={6} required maxLength={MAX_FEEDBACK_LENGTH} />
      <TextField
        {...form.field('contact')}
        label={t('feedback.contact')}
        hint={t('feedback.contact.hint')}
        autoComplete="email"
        maxLength={MAX_FEEDBACK_CONTACT_LENGTH}
      />
      <div role="status" data-offline={!online || undefined}>
        {!online && <Message tone="quiet">{t('feedback.offline')}</Message>}
      </div>
    </Form>
  );
}
