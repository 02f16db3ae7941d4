import { type ReactNode, useEffect, useState } from 'react';
import { isIos, isRunningAsInstalledApp, readDeviceTraits } from '../../browser/device/device';
import { readPushPermission } from '../../browser/push/push-permission';
import { sendTestPush } from '../../contract/endpoints/site/push';
import { withErrorCode } from '../../services/errors/error-code';
import { toErrorMessage } from '../../services/errors/to-error-message';
import type { TranslationKey } from '../../services/i18n/catalogue';
import { useTranslate } from '../../services/i18n/i18n';
import { showToast } from '../../services/overlays/overlays';
import { call } from '../../services/platform/api-client';
import { disablePushWithToast, requestPermissionAndEnablePush } from '../../services/push/change-push';
import { usePushRecord, watchPushRecord } from '../../services/push/push-record';
import { hasChosenNews, setPushNewsEnabled } from '../../services/push/push-registration';
import { computeMemberKey } from '../../services/session/member-key';
import { useSession } from '../../services/session/session-store';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { Message } from '../../ui/feedback/message';
import { Checkbox } from '../../ui/form/checkbox';
import style from './push-settings-sheet.module.css';

interface PushSettingsSheetProps {
  /**
   * Row that offers to install the web app; shown in a browser tab on iOS, where only an installed web app supports
   * push.
   */
  readonly installation: ReactNode;
  readonly onClose: () => void;
  readonly toasts: ReactNode;
}

/** Returns why push cannot be turned on in this browser; undefined if it can. */
function obstacle(): TranslationKey | undefined {
  const traits = readDeviceTraits();
  if (isIos(traits) && !isRunningAsInstalledApp(traits)) return 'push.ios';
  const permission = readPushPermission();
  if (permission === 'unsupported') return 'push.unsupported';
  return permission === 'denied' ? 'push.blocked' : undefined;
}

/** Sheet with the notification settings of this device: on or off, topics, and a test message (PUSH-2). */
export function PushSettingsSheet({ installation, onClose, toasts }: PushSettingsSheetProps) {
  const t = useTranslate();
  useEffect(() => watchPushRecord(), []);
  const record = usePushRecord((state) => state.record);
  const member = computeMemberKey(useSession(({ session }) => session));
  const [isBusy, setBusy] = useState(false);
  /** Whether the user has just turned push on (true) or off (false); undefined once the change has been applied. */
  const [chosen, setChosen] = useState<boolean>();
  const isOn = record !== undefined && member !== undefined && record.wantedBy.includes(member);
  const reason = obstacle();
  const isReady = isOn && reason === undefined;

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <Sheet title={t('push.title')} closeLabel={t('action.close')} onClose={onClose}>
      <div className={style.settings}>
        {reason && <Message tone={reason === 'push.blocked' ? 'alert' : 'quiet'}>{t(reason)}</Message>}
        {reason === 'push.ios' && installation}
        <Setting
          label={t('push.member')}
          detail={t('push.member.detail')}
          isOn={chosen ?? isReady}
          isDisabled={isBusy || record === undefined || reason !== undefined}
          onChange={(isWanted) => {
            setChosen(isWanted);
            void run(isWanted ? requestPermissionAndEnablePush : disablePushWithToast).then(() => setChosen(undefined));
          }}
        />
        <Setting
          label={t('push.news')}
          detail={t('push.news.detail')}
          isOn={isReady && record !== undefined && hasChosenNews(record)}
          isDisabled={isBusy || !isReady}
          onChange={(isWanted) => void run(() => setPushNewsEnabled(isWanted))}
        />
        {isReady && (
          <Button look="secondary" wide busy={isBusy} onClick={() => void run(() => sendTest(record?.token ?? ''))}>
            {t('push.test')}
          </Button>
        )}
      </div>
      {toasts}
    </Sheet>
  );

  async function sendTest(registrationToken: string): Promise<void> {
    const sent = await call(sendTestPush, { body: { registrationToken }, quiet: true });
    if (sent.ok) return showToast({ key: 'push.test.sent' }, 'status', TOAST_MS);
    const shown = toErrorMessage(sent.error, 'form');
    if (shown) showToast(withErrorCode(shown), 'alert', TOAST_MS);
  }
}

const TOAST_MS = 4_000;

interface SettingProps {
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Setting({ label, detail, isOn, isDisabled, onChange }: SettingProps) {
  return (
    <div className={style.setting}>
      <Checkbox
        label={label}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p>{detail}</p>
    </div>
  );
}
