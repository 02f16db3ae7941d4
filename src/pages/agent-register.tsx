import { OpeningPage } from '../features/opening/opening-page';
import { useText } from '../services/i18n/i18n';

/** Becoming an agent (LINK-3). */
export default function AgentRegisterPage() {
  const t = useText();
  return <OpeningPage title={t('page.agent.title')} text={t('page.agent.text')} />;
}
