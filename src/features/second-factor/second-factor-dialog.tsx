import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { BodyOf } from '../../contract/endpoint';
import type { verifyLoginSecondFactor } from '../../contract/endpoints/account/session';
import { useTranslate } from '../../services/i18n/i18n';
import type { SecondFactorChallenge } from '../../services/session-lifecycle/second-factor-challenge';
import { Dialog } from '../../ui/dialog/dialog';
import { Tabs } from '../../ui/layout/tabs';
import style from './second-factor-dialog.module.css';
import type { SecondFactorFlow } from './second-factor-flow';
import { SecondFactorForm, SmsSecondFactorForm } from './second-factor-form';
import {
  buildSecondFactorVerificationBody,
  listAvailableSecondFactorMethods,
  type SecondFactorInput,
} from './second-factor-methods';

interface SecondFactorDialogProps {
  readonly challenge: SecondFactorChallenge;
  readonly flow: SecondFactorFlow<BodyOf<typeof verifyLoginSecondFactor>>;
  readonly overlay: ReactNode;
}

/** Second-factor dialog of a sign-in, with a tab for each available method (TFA-1). */
export function SecondFactorDialog({ challenge, flow, overlay }: SecondFactorDialogProps) {
  const t = useTranslate();
  const phase = useStore(flow.phase);
  const body = useRef<HTMLDivElement>(null);
  // In a layout effect: otherwise the next key press could hit the close button, which the browser focuses first.
  useLayoutEffect(() => body.current?.querySelector('input')?.focus(), []);
  // Back unmounts the dialog without a close event: settle the flow as cancelled.
  useEffect(() => () => void flow.close(), [flow]);
  const tabs = listAvailableSecondFactorMethods(challenge.factors).map((method) => {
    const Form = method === 'sms' ? SmsSecondFactorForm : SecondFactorForm;
    const send = (values: SecondFactorInput) => flow.send(buildSecondFactorVerificationBody(challenge, method, values));
    return {
      key: method,
      label: t(`tfa.way.${method}`),
      panel: <Form method={method} busy={phase === 'sending'} send={send} />,
    };
  });
  // Keep the last content during the close animation.
  const shown = useRef(phase);
  if (phase !== 'closing' && phase !== 'closed') shown.current = phase;
  const hasPassed = shown.current === 'passed';
  return (
    <Dialog
      title={t('tfa.title')}
      closeLabel={t('action.close')}
      onClose={() => void flow.close()}
      closing={phase === 'closing'}
      overlay={overlay}
    >
      <div ref={body} hidden={hasPassed}>
        <p className={style.intro}>{t('tfa.intro')}</p>
        <Tabs label={t('tfa.ways')} tabs={tabs} />
      </div>
      <p role="status" className={style.passed}>
        {hasPassed && t('tfa.login_2fa_pass')}
      </p>
    </Dialog>
  );
}
