import { useState } from 'react';
import { type Clock, systemClock } from '../base/clock';
import { FeedbackConfirmation } from '../features/feedback/feedback-confirmation';
import { type QueuedFeedback, returnFeedbackToForm } from '../features/feedback/feedback-draft';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { PageIntroCard } from '../ui/layout/page-intro-card';

/** Page to send feedback to the merchant (MEM-1, OFF-4). */
export default function FeedbackPage({ clock = systemClock }: { readonly clock?: Clock }) {
  const t = useTranslate();
  const [queued, setQueued] = useState<QueuedFeedback>();

  function edit(feedback: QueuedFeedback): void {
    returnFeedbackToForm(feedback);
    setQueued(undefined);
  }

  return (
    <PageLayout title={t('page.feedback.title')}>
      {queued ? (
        <FeedbackConfirmation
          feedback={queued}
          onAnother={() => setQueued(undefined)}
          onEdit={() => edit(queued)}
          clock={clock}
        />
      ) : (
        <>
          <PageIntroCard icon="feedback" illustration="chat">
            {t('page.feedback.text')}
          </PageIntroCard>
          <FeedbackForm onQueued={setQueued} />
        </>
      )}
    </PageLayout>
  );
}
