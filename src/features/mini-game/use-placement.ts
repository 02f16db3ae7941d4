import { type RefObject, useEffect, useState } from 'react';
import { number, object } from 'valibot';
import { type FreeArea, watchFreeArea } from '../../browser/free-area';
import { sessionStore } from '../../browser/web-storage';
import type { MiniGameView } from '../../contract/mini-game';
import { MINI_GAME_KEY } from '../../contract/storage-keys';
import { clampPosition, MARGIN, type Position, type Size } from './clamp-position';
import { firstPosition } from './move-position';
import { BUBBLE, panelSize } from './panel-size';

/** Milliseconds between two looks at how much room there is (MINI-1). */
const LOOK_EVERY = 250;
const NO_AREA: FreeArea = { width: 0, height: 0, windowWidth: 0, dir: 'ltr' };

export interface Placement {
  /** Where it lies and how large it is, in the stage. */
  readonly at: Position;
  readonly size: Size;
  /** The nearest place to the one wanted where the bubble may lie. */
  nearest(wanted: Position): Position;
  /** Moves it, as near as there is room on this screen and on the next; `isKept` for this visit. */
  move(wanted: Position, isKept: boolean): void;
}

const kept = () => sessionStore.get(MINI_GAME_KEY, object({ x: number(), y: number() }));

/**
 * Where the mini game lies in its stage (MINI-1). What is remembered is the place that was wanted: a screen that is turned
 * and turned back finds it where it was.
 */
export function usePlacement(stage: RefObject<Element | null>, view: MiniGameView): Placement {
  const [area, setArea] = useState(NO_AREA);
  const [wanted, setWanted] = useState(kept);
  useEffect(() => (stage.current ? watchFreeArea(stage.current, LOOK_EVERY, setArea) : undefined), [stage]);

  const margin = area.windowWidth * MARGIN;
  const size = view === 'panel' ? panelSize(area, margin) : BUBBLE;
  return {
    at: clampPosition(wanted ?? firstPosition(area.dir), size, area, margin),
    size,
    nearest: (position) => clampPosition(position, BUBBLE, area, margin),
    move(position, isKept) {
      setWanted(position);
      if (isKept) sessionStore.set(MINI_GAME_KEY, position);
    },
  };
}
