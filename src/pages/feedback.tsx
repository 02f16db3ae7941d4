import { useState } from 'react';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { FeedbackSent } from '../features/feedback/feedback-sent';
import { useTranslate } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { Intro } from '../ui/layout/intro';

/** Page to send feedback to the merchant (MEM-1, OFF-4). */
export default function FeedbackPage() {
  const t = useTranslate();
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <PageScreen title={t('page.feedback.title')}>
      {isSubmitted ? (
        <FeedbackSent onAnother={() => setSubmitted(false)} />
      ) : (
        <>
          <Intro icon="feedback">{t('page.feedback.text')}</Intro>
          <FeedbackForm onQueued={() => setSubmitted(true)} />
        </>
      )}
    </PageScreen>
  );
}
