import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { BodyOf } from '../../contract/endpoint';
import type { loginVerification } from '../../contract/endpoints/session';
import { useText } from '../../services/i18n/i18n';
import type { SecondStep } from '../../services/session/second-step';
import { Dialog } from '../../ui/dialog';
import { Tabs } from '../../ui/tabs';
import { FactorForm } from './factor-form';
import { methodsOf, type TypedFactors, verificationBody } from './factor-methods';
import style from './second-factor-dialog.module.css';
import type { SecondFactorFlow } from './second-factor-flow';
import { SmsFactorForm } from './sms-factor-form';

interface SecondFactorDialogProps {
  readonly step: SecondStep;
  readonly flow: SecondFactorFlow<BodyOf<typeof loginVerification>>;
  readonly overlay: ReactNode;
}

/** The second step of a sign-in, a tab for each way the member has (TFA-1). */
export function SecondFactorDialog({ step, flow, overlay }: SecondFactorDialogProps) {
  const t = useText();
  const phase = useStore(flow.phase);
  const body = useRef<HTMLDivElement>(null);
  // With the opening itself: a key pressed a moment later would meet the close button, which the browser focuses first.
  useLayoutEffect(() => body.current?.querySelector('input')?.focus(), []);
  // Back takes it off the screen without asking: who waits for the step hears that it was left.
  useEffect(() => () => void flow.close(), [flow]);
  const tabs = methodsOf(step.factors).map((method) => {
    const Form = method === 'sms' ? SmsFactorForm : FactorForm;
    const send = (typed: TypedFactors) => flow.send(verificationBody(step, method, typed));
    return {
      key: method,
      label: t(`tfa.way.${method}`),
      panel: <Form method={method} busy={phase === 'sending'} send={send} />,
    };
  });
  // What is on screen when it closes stays there until it is gone.
  const shown = useRef(phase);
  if (phase !== 'closing' && phase !== 'gone') shown.current = phase;
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
