import { useState } from 'react';
import { FeedbackConfirmation } from '../features/feedback/feedback-confirmation';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { useTranslate } from '../services/i18n/i18n';
import { PageLayout } from '../services/navigation/page-layout';
import { PageIntroCard } from '../ui/layout/page-intro-card';

/** Page to send feedback to the merchant (MEM-1, OFF-4). */
export default function FeedbackPage() {
  const t = useTranslate();
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <PageLayout title={t('page.feedback.title')}>
      {isSubmitted ? (
        <FeedbackConfirmation onAnother={() => setSubmitted(false)} />
      ) : (
        <>
          <PageIntroCard icon="feedback">{t('page.feedback.text')}</PageIntroCard>
          <FeedbackForm onQueued={() => setSubmitted(true)} />
        </>
      )}
    </PageLayout>
  );
}
