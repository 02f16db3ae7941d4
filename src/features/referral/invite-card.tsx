import { copyText } from '../../browser/clipboard';
import { canShare, share } from '../../browser/share';
import { useText } from '../../services/i18n/i18n';
import { showToast } from '../../services/layers/layers';
import { useMerchant } from '../../services/merchant/merchant-store';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import style from './invite-card.module.css';
import { QrCode } from './qr-code';

/** How long it is said that a link was not copied, milliseconds: there is something to do by hand. */
const FAILED_MS = 4000;

/** The link to invite by: to scan, to copy, and to share where the system can (LINK-3). */
export function InviteCard({ link }: { readonly link: string }) {
  const t = useText();
  const name = useMerchant(({ status }) => status?.info.whitelabelVal.name ?? '');

  async function copy() {
    if (await copyText(link)) showToast(t('page.invite.copied'));
    else showToast(t('page.invite.copy.failed'), 'alert', FAILED_MS);
  }

  return (
    <section aria-label={t('page.invite.link')}>
      <QrCode text={link} label={t('page.invite.qr')} />
      <TextField
        label={t('page.invite.link')}
        value={link}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={style.actions}>
        <Button wide onClick={() => void copy()}>
          {t('page.invite.copy')}
        </Button>
        {canShare() && (
          <Button
            look="secondary"
            wide
            onClick={() => void share({ title: name, text: t('page.invite.share.text', { name }), url: link })}
          >
            {t('page.invite.share')}
          </Button>
        )}
      </div>
    </section>
  );
}
