import {
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { systemClock } from '../../base/clock';
import { openCaptchaFrame } from '../../browser/captcha-frame';
import { CAPTCHA_FRAME_URL } from '../../contract/captcha-frame';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Message } from '../../ui/message';
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
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, round } = useView(geetest);
  const attach = useCallback((frame: HTMLIFrameElement) => geetest.attach(frame), [geetest]);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={style.task}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        geetest.dismiss();
      }}
    >
      <header className={style.header}>
        <h2 id={titleId}>{t('captcha.title')}</h2>
        <button type="button" className={style.close} aria-label={t('action.close')} onClick={geetest.dismiss}>
          <Icon name="close" />
        </button>
      </header>
      {/* Without an origin: the vendor's script reaches nothing of this page. */}
      <iframe key={round} ref={attach} title={t('captcha.title')} src={CAPTCHA_FRAME_URL} sandbox="allow-scripts" />
    </dialog>
  );
}
