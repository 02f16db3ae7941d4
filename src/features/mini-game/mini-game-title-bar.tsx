import { type Ref, useState } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { IconButton } from '../../ui/media/icon-button';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './mini-game-title-bar.module.css';
import type { Position } from './position/clamp-position';
import { CORNERS, getCornerPosition } from './position/move-position';

interface MiniGameTitleBarProps {
  /** Ref of the close button, which receives the focus when the panel opens. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
  /** Moves the panel; absent if the mini game is not movable. */
  readonly onMove?: (position: Position) => void;
}

/** Title bar of the panel, with buttons to move the panel to a corner (WCAG 2.5.7) and to close it (MINI-1). */
export function MiniGameTitleBar({ ref, onClose, onMove }: MiniGameTitleBarProps) {
  const t = useTranslate();
  const [isMoving, setIsMoving] = useState(false);
  return (
    <>
      <div className={style.bar}>
        <h2>{t('mini_game.title')}</h2>
        {onMove && (
          <button type="button" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
            {t('mini_game.move')}
          </button>
        )}
        <IconButton ref={ref} icon="close" label={t('action.close')} onClick={onClose} />
      </div>
      {isMoving && onMove && (
        <fieldset className={style.corners}>
          <legend className={visually.hidden}>{t('mini_game.move_to')}</legend>
          {CORNERS.map((corner) => (
            <button key={corner} type="button" onClick={() => onMove(getCornerPosition(corner))}>
              {t(`mini_game.${corner}`)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
