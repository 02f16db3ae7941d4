import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox';
import { useTranslate } from '../i18n/i18n';
import { isAdConsentGiven, saveAdConsent } from './ad-consent';
import { applyAdConsent } from './apply-ad-consent';

/** Lets the visitor choose whether advertising data may be used (TRK-3). Refusing deletes the stored data. */
export function AdConsentChoice() {
  const t = useTranslate();
  const [isAllowed, setAllowed] = useState(isAdConsentGiven);
  function handleChange(isChosen: boolean) {
    setAllowed(isChosen);
    saveAdConsent(isChosen);
    applyAdConsent();
  }
  return (
    <Checkbox label={t('privacy.ads')} checked={isAllowed} onChange={({ target }) => handleChange(target.checked)} />
  );
}
