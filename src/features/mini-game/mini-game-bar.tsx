import { type Ref, useState } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Icon } from '../../ui/icon';
import visually from '../../ui/visually-hidden.module.css';
import type { Position } from './clamp-position';
import style from './mini-game-bar.module.css';
import { CORNERS, cornerPosition } from './move-position';

interface MiniGameBarProps {
  /** The way to close, which takes the focus when the panel opens. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
  /** Absent: the mini game stays where it is. */
  readonly onMove?: (wanted: Position) => void;
}

/** Over the panel: its name, the corners it can be sent to by a tap (WCAG 2.5.7), and the way to close it (MINI-1). */
export function MiniGameBar({ ref, onClose, onMove }: MiniGameBarProps) {
  const t = useText();
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
        <button ref={ref} type="button" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isMoving && onMove && (
        <fieldset className={style.corners}>
          <legend className={visually.hidden}>{t('mini_game.move_to')}</legend>
          {CORNERS.map((corner) => (
            <button key={corner} type="button" onClick={() => onMove(cornerPosition(corner))}>
              {t(`mini_game.${corner}`)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
