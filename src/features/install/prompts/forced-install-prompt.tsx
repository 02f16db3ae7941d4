import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InstallPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { POPUP_MARKER_PROPS } from '../../../services/popups/frame/popup-frame';
import { getCurrentPushConfig } from '../../../services/push/push-registration';
import { Button } from '../../../ui/button/button';
import { useModal } from '../../../ui/dialog/use-modal';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { Icon } from '../../../ui/media/icon';
import { useIllustration } from '../../../ui/media/use-illustration';
import { changeInstallRecord } from '../installed/install-records';
import type { InstallOutcome } from '../method/install-web-app';
import { AppIcon } from './app-icon';
import style from './forced-install-prompt.module.css';
import { InstallButtons } from './install-buttons';
import { derivePromptColors, getEnabledText, getPromptColorScheme } from './prompt-style';

const ContactButton = lazyWithRetry(async () => ({
  default: (await import('../../../services/support/ui/contact-button')).ContactButton,
}));

/** Benefits of the app, each with an icon. A benefit with `needsPush` is shown only if push is set up. */
const BENEFITS = [
  { icon: 'home', text: 'install.benefit.tap', needsPush: false },
  { icon: 'instantLottery', text: 'install.benefit.fast', needsPush: false },
  { icon: 'megaphone', text: 'install.benefit.bell', needsPush: true },
] as const;

/** Number of failed attempts to install after which the prompt can be closed, so that it does not block the app. */
const MAX_FAILED_ATTEMPTS = 2;

interface ForcedInstallPromptProps {
  readonly settings: InstallPromptSettings;
  /** Whether this device can install the web app or download the native app. */
  readonly canInstall: boolean;
  readonly toasts: ReactNode;
  /** Called when the user closes the prompt without installing. */
  readonly onLeave: () => void;
}

/**
 * Install prompt at the bottom of the screen or in full screen (INST-4, ENG-2). It can be closed only if this device
 * cannot install the app, or after MAX_FAILED_ATTEMPTS failed attempts to install it.
 */
export function ForcedInstallPrompt({ settings, canInstall, toasts, onLeave }: ForcedInstallPromptProps) {
  const t = useTranslate();
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const hasPush = useMerchant(({ status }) => getCurrentPushConfig(status) !== undefined);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const mayLeave = !canInstall || failedAttempts >= MAX_FAILED_ATTEMPTS;
  const { dialog, titleId } = useModal(() => mayLeave && onLeave());
  const image = useIllustration('welcome');
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser would give the focus to the first button, and with large text scroll past what it is about.
  useLayoutEffect(() => heading.current?.focus(), []);
  const isBottom = settings.bottom_app_bar_mode.enabled;
  const text = getEnabledText(isBottom ? settings.bottom_app_desc : settings.app_desc);
  const ink = isBottom ? settings.bottom_app_desc_font_color : settings.app_desc_font_color;

  useEffect(() => void changeInstallRecord((before) => ({ ...before, wasForced: true })), []);
  const onOutcome = (outcome: InstallOutcome) => {
    const hasFailed = outcome === 'no-response' || outcome === 'unavailable';
    if (hasFailed) setFailedAttempts((count) => count + 1);
  };
  return (
    <dialog
      {...dialog}
      {...POPUP_MARKER_PROPS}
      className={style.forced}
      data-mode={isBottom ? 'bottom' : 'full'}
      data-scheme={getPromptColorScheme(settings.theme)}
      style={derivePromptColors(settings.app_background, ink)}
    >
      <div
        className={style.hero}
        data-illustrated={image && true}
        style={isBottom ? undefined : { backgroundImage: image }}
      >
        <AppIcon />
      </div>
      <div className={style.about}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('install.forced.title')}
        </h2>
        <p>{canInstall ? text || t('install.forced.text', { name }) : t('install.forced.impossible')}</p>
        {canInstall && !isBottom && (
          <ul className={style.benefits}>
            {BENEFITS.filter(({ needsPush }) => hasPush || !needsPush).map(({ icon, text: benefit }) => (
              <li key={icon}>
                <Icon name={icon} />
                {t(benefit)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={style.choices}>
        <InstallButtons onOutcome={onOutcome} />
        {mayLeave && (
          <Button wide onClick={onLeave}>
            {t('install.continue')}
          </Button>
        )}
        <LazyBoundary fallback={null}>
          <ContactButton />
        </LazyBoundary>
      </div>
      {toasts}
    </dialog>
  );
}
