import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { PopupFrame } from '../../../services/popups/frame/popup-frame';
import { useClosingAnimation } from '../../../services/popups/frame/use-closing-animation';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/form/checkbox';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import style from './announcement-popup.module.css';
import {
  type AnnouncementHideBox,
  type AnnouncementHideChoice,
  decideCloseButtonAction,
  decideHideChoice,
} from './announcement-popup-rules';
import { AnnouncementSlides } from './announcement-slides';
import { OpenPromotionButton } from './open-promotion-button';
import type { AnnouncementSlide } from './pick-announcements';
import { useSlideCarousel } from './use-slides';

interface AnnouncementPopupProps {
  readonly slides: readonly AnnouncementSlide[];
  readonly layout: 'carousel' | 'list';
  /** Effect of the checkbox; with `none`, no checkbox is shown. */
  readonly hideBox: AnnouncementHideBox;
  readonly isClosable: boolean;
  /** Whether the announcements must be read to the last slide (POP-3). */
  readonly isForced: boolean;
  readonly toasts: ReactNode;
  /** Called when the user has closed the popup or opened a link in it. */
  readonly onDismiss: (choice: AnnouncementHideChoice) => void;
}

/** Popup with the announcements as slides or as a list, and the promotion button of the current slide (POP-2). */
export function AnnouncementPopup(props: AnnouncementPopupProps) {
  const { slides, layout, hideBox, isClosable, isForced, toasts, onDismiss } = props;
  const t = useTranslate();
  const carousel = useSlideCarousel(slides.length, layout === 'carousel' && !isForced);
  const [isBoxChecked, setBoxChecked] = useState(false);
  const { isClosing, close } = useClosingAnimation();
  // Without the animation where another page follows, which takes the popup off the screen.
  const dismissNow = () => onDismiss(decideHideChoice(hideBox, isBoxChecked));
  const dismiss = () => close(dismissNow);
  const action = decideCloseButtonAction({ slideIndex: carousel.at, slideCount: slides.length, isForced, layout });
  const closeOrPage = () => (action === 'next' ? carousel.move(1) : dismiss());
  const current = slides[layout === 'list' ? 0 : carousel.at];
  const isPromotion = current !== undefined && current.promotionType !== '';

  // In a list, the picture of the first promotion would stand above all of them.
  const hero = layout === 'carousel' && isPromotion ? current.image : '';

  return (
    <PopupFrame
      title={t(isPromotion ? 'popup.promotion' : 'popup.news')}
      art={
        hero === '' ? (
          <Icon name={isPromotion ? 'gift' : 'megaphone'} size={56} />
        ) : (
          <Picture key={hero} src={hero} alt="" fallback={<Icon name="gift" size={56} />} />
        )
      }
      hasPicture={hero !== ''}
      closeLabel={isClosable ? t('action.close') : undefined}
      onClose={closeOrPage}
      isClosing={isClosing}
      toasts={toasts}
    >
      <AnnouncementSlides slides={slides} layout={layout} carousel={carousel} onNavigate={dismissNow} />
      <div className={style.footer}>
        {hideBox !== 'none' && (
          <Checkbox
            label={t(hideBox === 'today' ? 'popup.today' : 'popup.forever')}
            checked={isBoxChecked}
            onChange={({ target }) => setBoxChecked(target.checked)}
          />
        )}
        {layout === 'carousel' && isPromotion && <OpenPromotionButton announcement={current} onGo={dismissNow} />}
        <Button look={isPromotion ? 'secondary' : 'primary'} wide onClick={closeOrPage}>
          {t(action === 'next' ? 'popup.next' : 'popup.got_it')}
        </Button>
      </div>
    </PopupFrame>
  );
}
