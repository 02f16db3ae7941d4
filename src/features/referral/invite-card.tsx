import { copyText, isWebShareSupported, openShareSheet } from '../../browser/device/share';
import { useTranslate } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { showToast } from '../../services/overlays/overlays';
import { Button } from '../../ui/button/button';
import { TextArea } from '../../ui/form/text-area';
import style from './invite-card.module.css';
import { QrCode } from './qr-code';

/**
 * How long the error message after a failed copy is shown (ms); longer than usual, because the user has to copy
 * manually.
 */
const COPY_ERROR_DURATION_MS = 4000;

interface InviteCardProps {
  readonly link: string;
  /** Whether inviting is the main action of the page. */
  readonly isMain: boolean;
}

/** The invitation link as a QR code, with copy and share buttons (LINK-3). */
export function InviteCard({ link, isMain }: InviteCardProps) {
  const t = useTranslate();
  const merchantName = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');
  const canShare = isWebShareSupported();

  async function handleCopy() {
    if (await copyText(link)) showToast({ key: 'page.invite.copied' });
    else showToast({ key: 'page.invite.copy.failed' }, 'alert', COPY_ERROR_DURATION_MS);
  }

  return (
    <section aria-label={t('page.invite.link')}>
      <QrCode text={link} label={t('page.invite.qr')} />
      <div className={style.actions}>
        {canShare && (
          <Button
            look={isMain ? 'primary' : 'secondary'}
            wide
            onClick={() =>
              void openShareSheet({
                title: merchantName,
                text: t('page.invite.share.text', { name: merchantName }),
                url: link,
              })
            }
          >
            {t('page.invite.share')}
          </Button>
        )}
        <Button wide look={isMain && !canShare ? 'primary' : 'secondary'} onClick={() => void handleCopy()}>
          {t('page.invite.copy')}
        </Button>
      </div>
      <TextArea
        label={t('page.invite.link')}
        value={link}
        readOnly
        rows={1}
        dir="ltr"
        className={style.link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
