import { useCallback, useEffect, useRef, useState } from 'react';
import { MINI_GAME_FRAME_URL, type MiniGameVariant, type MiniGameView } from '../../contract/frames/mini-game';
import { useTranslate } from '../../services/i18n/i18n';
import style from './mini-game.module.css';
import { MiniGameTitleBar } from './mini-game-title-bar';
import { useDrag } from './position/use-drag';
import { useIsCoveringContent } from './position/use-is-covering-content';
import { useMiniGamePlacement } from './position/use-mini-game-placement';
import { useTapNearDockedBubble } from './position/use-tap-near-docked-bubble';
import { useMiniGameFrame } from './use-mini-game-frame';

/**
 * How long taps are ignored after the view has changed, so that the second tap of a double tap has no effect (ms,
 * MINI-1).
 */
const TAP_DEBOUNCE_MS = 250;

/** Whether the view has been shown for TAP_DEBOUNCE_MS, so that a tap on it is not the second tap of a double tap. */
function useIsSettled(view: MiniGameView): boolean {
  const [settledView, setSettledView] = useState(view);
  useEffect(() => {
    const timer = setTimeout(() => setSettledView(view), TAP_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return settledView === view;
}

interface MiniGameWidgetProps {
  readonly game: MiniGameVariant;
  /** Whether the current page excludes the mini game. */
  readonly isHidden: boolean;
  /** Returns whether the bubble is docked at the edge of the screen. */
  readonly decideDocked: (wasMoved: boolean) => boolean;
}

/**
 * Floating mini game: a draggable bubble that opens a panel (MINI-1). Both views use the same iframe, so that the game
 * keeps its state; in the bubble view a button covers the iframe and receives all input.
 */
export default function MiniGameWidget({ game, isHidden, decideDocked }: MiniGameWidgetProps) {
  const t = useTranslate();
  const stage = useRef<HTMLDivElement>(null);
  const { attempt, frameRef, isReady, view, show } = useMiniGameFrame(game.script);
  const { position, size, edge, clampBubble, move, step } = useMiniGamePlacement(stage, view, decideDocked);
  const bubbleButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => show('panel'), [show]);
  const drag = useDrag({
    position,
    isMovable: game.isMovable,
    onMove: (target, isDone) => move(clampBubble(target), isDone),
    onStep: step,
    onTap: open,
  });

  // The pressed button unmounts with its view; move the focus to its replacement.
  const isOpen = view === 'panel';
  const isSettled = useIsSettled(view);
  const isShown = !isHidden && isReady;
  const isCovering = useIsCoveringContent(bubbleButton, isShown && edge !== undefined);
  useTapNearDockedBubble(bubbleButton, isShown && isSettled && !isCovering ? edge : undefined, open);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current !== isOpen) (isOpen ? closeButton : bubbleButton).current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={stage} className={style.stage}>
      <section
        aria-label={t('mini_game.title')}
        className={style.float}
        data-view={view}
        data-docked={edge}
        data-covering={isCovering || undefined}
        hidden={!isShown}
        onClickCapture={(event) => !isSettled && event.stopPropagation()}
        style={{
          inlineSize: size.width,
          blockSize: size.height,
          transform: `translate(${position.x}px, ${position.y}px)`,
        }}
      >
        {isOpen && (
          <MiniGameTitleBar
            ref={closeButton}
            onClose={() => show('bubble')}
            {...(game.isMovable && { onMove: (target) => move(target, true) })}
          />
        )}
        <iframe
          key={attempt}
          ref={frameRef}
          title={t('mini_game.title')}
          src={MINI_GAME_FRAME_URL}
          sandbox="allow-scripts"
          inert={!isOpen || !isSettled}
        />
        {!isOpen && (
          <button
            ref={bubbleButton}
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
