import { useState } from 'react';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { FeedbackSent } from '../features/feedback/feedback-sent';
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
        <FeedbackSent onAnother={() => setSubmitted(false)} />
      ) : (
        <>
          <PageIntroCard icon="feedback">{t('page.feedback.text')}</PageIntroCard>
          <FeedbackForm onQueued={() => setSubmitted(true)} />
        </>
      )}
    </PageLayout>
  );
}
