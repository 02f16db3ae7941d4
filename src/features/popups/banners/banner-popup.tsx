import type { ReactNode } from 'react';
import { parseUrl } from '../../../base/parse-url';
import { copyText } from '../../../browser/device/share';
import { saveImage } from '../../../browser/page/save-image';
import type { BannerItem } from '../../../contract/endpoints/site/banners';
import { useTranslate } from '../../../services/i18n/i18n';
import { showToast } from '../../../services/overlays/overlays';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { Button } from '../../../ui/button/button';
import { Picture } from '../../../ui/media/picture';
import style from './banner-popup.module.css';
import { parseImageFileName } from './banner-popup-rules';

interface BannerPopupProps {
  readonly item: BannerItem;
  /** URL of the image, already validated. */
  readonly image: string;
  /** Link to copy; absent in the second banner popup, which has a tip instead. */
  readonly link?: string;
  readonly toasts: ReactNode;
  readonly onDismiss: () => void;
}

/** Returns the host of a link, which is the address to remember; the link itself if it is not a URL. */
const readHost = (link: string): string => parseUrl(link)?.host ?? link;

/**
 * Banner popup with an image to save. The first of the two banner popups has a button to copy a link; the second
 * shows a tip instead (BAN-1).
 */
export function BannerPopup({ item, image, link, toasts, onDismiss }: BannerPopupProps) {
  const t = useTranslate();
  const { isClosing, close } = useClosingAnimation();
  const title = item.title.trim() || t('popup.banner.title');
  const dismiss = () => close(onDismiss);
  const save = () => {
    saveImage(image, parseImageFileName(image));
    dismiss();
  };
  async function copy() {
    const isCopied = await copyText(link ?? '');
    showToast({ key: isCopied ? 'popup.banner.copied' : 'popup.banner.copy.refused' }, isCopied ? 'status' : 'alert');
  }
  return (
    <PopupFrame
      title={title}
      // The popup's title describes it.
      art={<Picture src={image} alt="" decoding="async" />}
      hasPicture
      closeLabel={t('action.close')}
      onClose={dismiss}
      isClosing={isClosing}
      toasts={toasts}
    >
      <div className={style.body}>
        {link !== undefined && (
          <p className={style.address} dir="ltr" data-display>
            {readHost(link)}
          </p>
        )}
        {link === undefined && <p>{t('popup.banner.tip')}</p>}
        <Button wide onClick={save}>
          {t('popup.banner.save')}
        </Button>
        {link !== undefined && (
          <Button look="secondary" wide onClick={() => void copy()}>
            {t('popup.banner.copy')}
          </Button>
        )}
      </div>
    </PopupFrame>
  );
}
