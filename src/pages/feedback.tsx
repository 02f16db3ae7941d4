import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';

/** Feedback to the merchant. */
export default function FeedbackPage() {
  const t = useText();
  return <OpeningPage title={t('page.feedback.title')} text={t('page.feedback.text')} />;
}
