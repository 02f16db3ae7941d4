import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox';
import { applyAdConsent } from '../attribution/apply-ad-consent';
import { isConsentGiven, saveConsent } from '../consent/consent';
import type { TranslationKey } from '../i18n/catalogue';
import { useTranslate } from '../i18n/i18n';
import style from './consent-choices.module.css';
import { deleteQueuedEvents } from './delete-queued-events';

/** Purposes that are chosen here; news by push are in the settings of notifications. */
export const PURPOSES_TO_ASK = ['ads', 'statistics'] as const;
type Choice = (typeof PURPOSES_TO_ASK)[number];

const LABELS: Readonly<Record<Choice, TranslationKey>> = { ads: 'privacy.ads', statistics: 'privacy.statistics' };

/** What ends with a refusal, and begins with a consent. */
const APPLY: Readonly<Record<Choice, (isAllowed: boolean) => void>> = {
  ads: () => applyAdConsent(),
  statistics: (isAllowed) => {
    if (!isAllowed) void deleteQueuedEvents();
  },
};

/** Lets the visitor allow or refuse each use of their data, one by one and as easily (TRK-3, SAFE-7). */
export function ConsentChoices() {
  const t = useTranslate();
  return (
    <fieldset className={style.choices}>
      <legend>{t('legal.privacy')}</legend>
      {PURPOSES_TO_ASK.map((purpose) => (
        <ConsentCheckbox key={purpose} purpose={purpose} label={t(LABELS[purpose])} />
      ))}
    </fieldset>
  );
}

function ConsentCheckbox({ purpose, label }: { readonly purpose: Choice; readonly label: string }) {
  const [isAllowed, setAllowed] = useState(() => isConsentGiven(purpose));
  function handleChange(isChosen: boolean) {
    setAllowed(isChosen);
    saveConsent(purpose, isChosen);
    APPLY[purpose](isChosen);
  }
  return <Checkbox label={label} checked={isAllowed} onChange={({ target }) => handleChange(target.checked)} />;
}
