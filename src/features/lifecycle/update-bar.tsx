import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { BottomPopup } from '../../services/popups/frame/bottom-popup';
import { useClosingAnimation } from '../../services/popups/frame/use-closing-animation';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/media/icon';
import { IconButton } from '../../ui/media/icon-button';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './update-bar.module.css';

/**
 * Delay before the text is inserted into the live region (ms). Screen readers announce the text only if they have
 * registered the live region before the text is inserted.
 */
const ANNOUNCE_DELAY_MS = 200;

interface UpdateBarProps {
  readonly toasts: ReactNode;
  readonly onRefresh: () => void;
  readonly onLater: () => void;
}

/** Bar that offers a new version, above the navigation bar; the page stays usable (UPD-1). */
export function UpdateBar({ toasts, onRefresh, onLater }: UpdateBarProps) {
  const t = useTranslate();
  const titleId = useId();
  const { isClosing, close } = useClosingAnimation();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setKnown, ANNOUNCE_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const later = () => close(onLater);
  return (
    <BottomPopup titleId={titleId} place="floating" onClose={later} isClosing={isClosing} toasts={toasts}>
      <div className={style.content}>
        <Icon name="refresh" size={24} />
        <p id={titleId}>{t('update.found')}</p>
        {/* A screen reader announces a change of a region that it knows, not a region that comes with its text. */}
        <p className={visually.hidden} role="status">
          {isKnown && t('update.found')}
        </p>
        <div className={style.actions}>
          <Button onClick={onRefresh}>{t('action.refresh')}</Button>
          <IconButton icon="close" size={20} label={t('update.later')} onClick={later} />
        </div>
      </div>
    </BottomPopup>
  );
}
