import { type ReactNode, useMemo, useRef } from 'react';
import { fail, ok } from '../../base/result';
import { useMerchant } from '../merchant/merchant-store';
import type { CaptchaHandle } from './captcha-handle';
import { type CaptchaIntent, decideCaptcha } from './decide-captcha';
import { GeetestCaptcha } from './geetest-captcha';
import { ImageCaptcha } from './image-captcha';

interface CaptchaOfForm extends CaptchaHandle {
  /** What stands in the form. */
  readonly widget: ReactNode;
}

/** The captcha a form needs for what it does, none included: one interface for all kinds (CAPT-1). */
export function useCaptcha(intent: CaptchaIntent): CaptchaOfForm {
  const status = useMerchant((state) => state.status);
  const demand = useMemo(() => decideCaptcha(status, intent), [status, intent]);
  const shown = useRef<CaptchaHandle>(null);

  switch (demand.kind) {
    case 'none':
      return { widget: null, prove: async () => ok({ kind: 'none' }), renew: () => undefined };
    case 'not-set-up':
      return {
        widget: null,
        prove: async () => fail({ tone: 'alert', key: 'captcha.not_set_up' }),
        renew: () => undefined,
      };
    default: {
      // Another version or another id is another captcha: what has loaded for the one proves nothing to the other.
      const widget =
        demand.kind === 'image' ? (
          <ImageCaptcha ref={shown} />
        ) : (
          <GeetestCaptcha
            key={demand.kind === 'geetest-v4' ? demand.captchaId : demand.kind}
            ref={shown}
            demand={demand}
          />
        );
      return {
        widget,
        prove: async () => shown.current?.prove() ?? fail({ tone: 'alert', key: 'captcha.verify_first' }),
        renew: () => shown.current?.renew(),
      };
    }
  }
}
