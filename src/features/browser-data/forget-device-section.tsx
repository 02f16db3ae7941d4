import { useRef, useState } from 'react';
import type { Clock } from '../../base/clock';
import { useTranslate } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { ButtonRow, RowList } from '../../ui/list/rows';
import style from './browser-data.module.css';
import { forgetDevice } from './forget-device';
import { hasUnansweredRequest } from './has-unanswered-request';

/** `ask`: what it does; `sure`: the question; `busy`: the device is being forgotten. */
type Step = 'ask' | 'sure' | 'busy';

/**
 * Forgets this device in two steps, as nothing of it comes back (SAFE-6).
 * @param onForgotten called once that is done, with whether everything is deleted
 */
export function ForgetDeviceSection({
  onForgotten,
  clock,
}: {
  readonly onForgotten: (isDeleted: boolean) => void;
  readonly clock: Clock;
}) {
  const t = useTranslate();
  const [step, setStep] = useState<Step>('ask');
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  // The button with the focus has unmounted.
  const focusOnce = useRef((heading: HTMLHeadingElement | null) => heading?.focus());

  function ask() {
    setAnswerMissing(hasUnansweredRequest());
    setStep('sure');
  }

  async function forget() {
    setStep('busy');
    onForgotten(await forgetDevice(clock));
  }

  return (
    <>
      {step === 'ask' ? (
        <RowList>
          <ButtonRow icon="erase" title={t('data.forget.go')} detail={t('data.forget.text')} onPress={ask} />
        </RowList>
      ) : (
        <Card className={style.question}>
          <h2 ref={focusOnce.current} tabIndex={-1}>
            {t('exclude.second.title')}
          </h2>
          <p>{t('data.forget.text')}</p>
          <p>{t('data.forget.stays')}</p>
          {isAnswerMissing && (
            <>
              <p>{t('cashier.unconfirmed.title')}</p>
              <p>{t('cashier.unconfirmed.check')}</p>
            </>
          )}
          <Button look="danger" wide busy={step === 'busy'} onClick={() => void forget()}>
            {t('data.forget.confirm')}
          </Button>
          <Button look="secondary" wide disabled={step === 'busy'} onClick={() => setStep('ask')}>
            {t('break.cancel')}
          </Button>
        </Card>
      )}
    </>
  );
}
