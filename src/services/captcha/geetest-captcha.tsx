import { type Ref, useCallback, useEffect, useImperativeHandle, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../../base/clock';
import { openCaptchaFrame } from '../../browser/captcha-frame';
import { CAPTCHA_FRAME_URL } from '../../contract/captcha-frame';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Message } from '../../ui/message';
import { ModalHeader } from '../../ui/modal-header';
import { useModal } from '../../ui/use-modal';
import { problemText } from '../forms/form-problem';
import { useText } from '../i18n/i18n';
import { askGeetest } from './ask-geetest';
import { type CaptchaHandle, captchaProblem } from './captcha-handle';
import type { CaptchaDemand } from './decide-captcha';
import { createGeetest, type Geetest } from './geetest';
import style from './geetest-captcha.module.css';

interface GeetestCaptchaProps {
  readonly ref: Ref<CaptchaHandle>;
  readonly demand: Extract<CaptchaDemand, { kind: 'geetest-v3' | 'geetest-v4' }>;
}

/** The vendor's task, in a frame of its own over the form, and how it stands (CAPT-2). */
export function GeetestCaptcha({ ref, demand }: GeetestCaptchaProps) {
  const [geetest] = useState(() =>
    createGeetest({ order: () => askGeetest(demand), open: openCaptchaFrame, clock: systemClock }),
  );
  useImperativeHandle(ref, () => geetest, [geetest]);
  // Whoever waits for the proof hears that it will not come: the form is left.
  useEffect(() => geetest.dismiss, [geetest]);
  return (
    <div className={style.captcha}>
      <Standing geetest={geetest} />
      <TaskDialog geetest={geetest} />
    </div>
  );
}

const useView = (geetest: Geetest) => useSyncExternalStore(geetest.subscribe, geetest.view);

function Standing({ geetest }: { readonly geetest: Geetest }) {
  const t = useText();
  const { state } = useView(geetest);
  switch (state.phase) {
    case 'error':
      return (
        <>
          <div role="alert">
            <Message tone="alert">{problemText(captchaProblem(state.code), t)}</Message>
          </div>
          <Button look="secondary" wide onClick={geetest.retry}>
            {t('action.retry')}
          </Button>
        </>
      );
    case 'success':
      return (
        <p role="status" className={style.passed}>
          <Icon name="check" /> {t('captcha.passed')}
        </p>
      );
    default:
      return (
        <Button look="secondary" wide busy={state.phase === 'loading'} onClick={() => void geetest.prove()}>
          {t(state.phase === 'loading' ? 'captcha.loading' : 'captcha.verify')}
        </Button>
      );
  }
}

function TaskDialog({ geetest }: { readonly geetest: Geetest }) {
  const t = useText();
  const { isOpen, round } = useView(geetest);
  const { dialog, titleId } = useModal(geetest.dismiss, isOpen);
  const attach = useCallback((frame: HTMLIFrameElement) => geetest.attach(frame), [geetest]);
  return (
    <dialog {...dialog} className={style.task}>
      <ModalHeader
        title={t('captcha.title')}
        titleId={titleId}
        closeLabel={t('action.close')}
        onClose={geetest.dismiss}
      />
      {/* Without an origin: the vendor's script reaches nothing of this page. */}
      <iframe key={round} ref={attach} title={t('captcha.title')} src={CAPTCHA_FRAME_URL} sandbox="allow-scripts" />
    </dialog>
  );
}
