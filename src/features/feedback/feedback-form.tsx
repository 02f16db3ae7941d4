import { type SyntheticEvent, useId, useState } from 'react';
import { sessionStore } from '../../browser/web-storage';
import { FEEDBACK_SUBJECTS, LONGEST_CONTACT, LONGEST_FEEDBACK } from '../../contract/endpoints/feedback';
import type { FormProblem } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { useOnline } from '../../services/network/use-online';
import { Button } from '../../ui/button';
import { Choices } from '../../ui/choices';
import { Message } from '../../ui/message';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { type FeedbackDraft, forgetDraft, keepDraft, readDraft } from './feedback-draft';
import { sendFeedback } from './send-feedback';

/** What the member wants to tell the merchant; it works offline as well (OFF-4). @param onKept runs when it is taken */
export function FeedbackForm({ onKept }: { readonly onKept: () => void }) {
  const t = useText();
  const online = useOnline();
  const { busy, resting, submit } = useSubmit();
  const textId = useId();
  const [draft, setDraft] = useState(() => readDraft(sessionStore));
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();

  function change(changed: Partial<FeedbackDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    setMissing(false);
    keepDraft(sessionStore, next);
  }

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (draft.text.trim() === '') {
      setMissing(true);
      return document.getElementById(textId)?.focus();
    }
    void submit(async () => {
      setProblem(undefined);
      const isKept = await sendFeedback(draft);
      if (isKept) {
        forgetDraft(sessionStore);
        onKept();
      } else setProblem({ tone: 'alert', key: online ? 'form.unavailable' : 'form.offline' });
      return isKept;
    });
  }

  return (
    <form noValidate onSubmit={send}>
      <Choices
        legend={t('feedback.subject')}
        name="subject"
        choices={FEEDBACK_SUBJECTS.map((subject) => ({ value: subject, label: t(`feedback.subject.${subject}`) }))}
        chosen={draft.subject}
        onChoose={(subject) => change({ subject })}
      />
      <TextArea
        id={textId}
        name="text"
        label={t('feedback.text')}
        rows={6}
        required
        maxLength={LONGEST_FEEDBACK}
        value={draft.text}
        error={isMissing ? t('feedback.text.empty') : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        name="contact"
        label={t('feedback.contact')}
        hint={t('feedback.contact.hint')}
        autoComplete="email"
        maxLength={LONGEST_CONTACT}
        value={draft.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      <div role="status">{!online && <Message tone="quiet">{t('feedback.offline')}</Message>}</div>
      <ProblemLine problem={problem} />
      <Button type="submit" busy={busy} resting={resting} wide>
        {t('feedback.submit')}
      </Button>
    </form>
  );
}
