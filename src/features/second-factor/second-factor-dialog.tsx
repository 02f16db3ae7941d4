import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { BodyOf } from '../../contract/endpoint';
import type { loginVerification } from '../../contract/endpoints/session';
import { useText } from '../../services/i18n/i18n';
import type { SecondStep } from '../../services/session/second-step';
import { Dialog } from '../../ui/dialog';
import { Tabs } from '../../ui/tabs';
import { FactorForm } from './factor-form';
import { methodsOf, verificationBody } from './factor-methods';
import style from './second-factor-dialog.module.css';
import type { SecondFactorFlow } from './second-factor-flow';

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
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  const tabs = methodsOf(step.factors).map((method) => ({
    key: method,
    label: t(`tfa.way.${method}`),
    panel: (
      <FactorForm
        method={method}
        busy={phase === 'sending'}
        send={(way, typed) => flow.send(verificationBody(step, way, typed))}
      />
    ),
  }));
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
