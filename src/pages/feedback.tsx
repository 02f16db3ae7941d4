import { useState } from 'react';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { FeedbackKept } from '../features/feedback/feedback-kept';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** Feedback to the merchant (MEM-1, OFF-4). */
export default function FeedbackPage() {
  const t = useText();
  const [isKept, setKept] = useState(false);
  return (
    <PageScreen title={t('page.feedback.title')}>
      {isKept ? (
        <FeedbackKept onAnother={() => setKept(false)} />
      ) : (
        <>
          <p>{t('page.feedback.text')}</p>
          <FeedbackForm onKept={() => setKept(true)} />
        </>
      )}
    </PageScreen>
  );
}
