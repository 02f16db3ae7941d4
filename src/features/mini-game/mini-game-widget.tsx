import { useEffect, useRef } from 'react';
import { MINI_GAME_FRAME_URL, type MiniGame } from '../../contract/mini-game';
import { useText } from '../../services/i18n/i18n';
import style from './mini-game.module.css';
import { MiniGameBar } from './mini-game-bar';
import { useDrag } from './use-drag';
import { useMiniGameFrame } from './use-mini-game-frame';
import { usePlacement } from './use-placement';
import { useSettled } from './use-settled';

interface MiniGameWidgetProps {
  readonly game: MiniGame;
  /** The page on screen is one it does not float over. */
  readonly isHidden: boolean;
}

/**
 * The floating mini game: a bubble that is dragged and tapped, and the panel it opens (MINI-1). The frame is the same in
 * both, so that a game goes on where it was; what lies over the bubble takes every touch, and the game none.
 */
export default function MiniGameWidget({ game, isHidden }: MiniGameWidgetProps) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const { round, attach, isReady, view, show } = useMiniGameFrame(game.script);
  const { at, size, nearest, move } = usePlacement(stage, view);
  const bubble = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const drag = useDrag({
    at,
    isMovable: game.isMovable,
    onMove: (wanted, isDone) => move(nearest(wanted), isDone),
    onTap: () => show('panel'),
  });

  // What was pressed is gone with the other view: the focus goes to what took its place.
  const isOpen = view === 'panel';
  const isSettled = useSettled(view);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current !== isOpen) (isOpen ? close : bubble).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={stage} className={style.stage}>
      <section
        aria-label={t('mini_game.title')}
        className={style.float}
        data-view={view}
        hidden={isHidden || !isReady}
        onClickCapture={(event) => !isSettled && event.stopPropagation()}
        style={{ inlineSize: size.width, blockSize: size.height, transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {isOpen && (
          <MiniGameBar
            ref={close}
            onClose={() => show('bubble')}
            {...(game.isMovable && { onMove: (wanted) => move(wanted, true) })}
          />
        )}
        <iframe
          key={round}
          ref={attach}
          title={t('mini_game.title')}
          src={MINI_GAME_FRAME_URL}
          sandbox="allow-scripts"
          inert={!isOpen || !isSettled}
        />
        {!isOpen && (
          <button
            ref={bubble}
            type="button"
            className={style.bubble}
            aria-label={t('mini_game.open')}
            aria-description={game.isMovable ? t('mini_game.hint') : undefined}
            {...drag}
          />
        )}
      </section>
    </div>
  );
}
