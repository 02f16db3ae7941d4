import { useEffect, useRef, useState } from 'react';
import { readDeployment } from '../../browser/deployment';
import type { WindowChannel } from '../../browser/identity';
import type { FormProblem } from '../../services/forms/form-problem';
import { ProblemLine } from '../../services/forms/problem-line';
import { useSubmit } from '../../services/forms/use-submit';
import { useText } from '../../services/i18n/i18n';
import { identityWays } from '../../services/identity/identity-ways';
import type { SocialPanelProps } from '../../services/identity/social-panel-source';
import { useMerchant } from '../../services/merchant/merchant-store';
import { overruleAutoLogin } from '../../services/remembered-login/overrule';
import { Button } from '../../ui/button';
import { warmWindows } from './ask-in-window';
import { PhoneForm } from './phone-form';
import { ProviderMark } from './provider-mark';
import { signInByWindow } from './social';
import style from './social-panel.module.css';

export { takeUpReturn } from './take-up-return';

/** Phone and social sign-in, as the merchant has them (SOCIAL-1, SOCIAL-6). */
export default function SocialPanel({ folded = false }: SocialPanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const status = useMerchant((state) => state.status);
  const [isUnfolded, unfold] = useState(!folded);
  const [problem, setProblem] = useState<FormProblem>();
  const [asked, ask] = useState<WindowChannel>();
  const { busy, resting, submit, isShown } = useSubmit();
  const ways = identityWays(status, readDeployment().identity);
  const windows = ways.filter((channel) => channel !== 'phone');
  const hasWindows = windows.length > 0;

  // A tab's panel is there before it is looked at: nothing is fetched for one that never is.
  useEffect(() => {
    if (!panel.current || !hasWindows) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      warmWindows();
    });
    watch.observe(panel.current);
    return () => watch.disconnect();
  }, [hasWindows]);

  const start = (channel: WindowChannel) =>
    void submit(async () => {
      overruleAutoLogin();
      setProblem(undefined);
      ask(channel);
      const wrong = await signInByWindow(channel);
      if (isShown()) setProblem(wrong);
      return wrong === undefined;
    });

  if (ways.length === 0) return null;
  return (
    <div ref={panel}>
      {folded && (
        <p className={style.or}>
          <span>{t('identity.or')}</span>
        </p>
      )}
      {ways.includes('phone') &&
        (isUnfolded ? (
          <PhoneForm isFirst={folded} />
        ) : (
          <Button look="secondary" wide className={style.provider} onClick={() => unfold(true)}>
            <ProviderMark channel="phone" /> {t('identity.continue.phone')}
          </Button>
        ))}
      {hasWindows && ways.includes('phone') && isUnfolded && (
        <p className={style.or}>
          <span>{t('identity.or')}</span>
        </p>
      )}
      {windows.map((channel) => (
        <Button
          key={channel}
          look="secondary"
          wide
          className={style.provider}
          busy={busy && asked === channel}
          resting={busy || resting}
          onClick={() => start(channel)}
        >
          <ProviderMark channel={channel} /> {t(`identity.continue.${channel}`)}
        </Button>
      ))}
      <ProblemLine problem={problem} />
    </div>
  );
}
