import { useEffect, useState } from 'react';
import { LINE_TEST_LIMIT } from '../../contract/worker-api';
import { useText } from '../../services/i18n/i18n';
import { ProgressBar } from '../../ui/progress-bar';

const STEP = 250;
/** The bar is full when there is an answer, not when time is up. */
const LAST = 0.95;

/** How much of the look-up's time has passed (DOM-2). */
export function LookUpProgress() {
  const t = useText();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => before + STEP), STEP);
    return () => clearInterval(timer);
  }, []);
  return <ProgressBar ratio={Math.min(LAST, passed / LINE_TEST_LIMIT)} label={t('domain.looking')} />;
}
