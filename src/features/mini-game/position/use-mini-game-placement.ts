import { type RefObject, useEffect, useState } from 'react';
import { object } from 'valibot';
import { observeUnobstructedArea, type UnobstructedArea } from '../../../browser/document/unobstructed-area';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { MINI_GAME_POSITION_KEY } from '../../../contract/deferred-storage-keys';
import { finiteNumber } from '../../../contract/fields';
import type { MiniGameView } from '../../../contract/frames/mini-game';
import { computePositionAvoidingControls } from './avoid-controls';
import { clampPosition, EDGE_MARGIN_PER_WINDOW_WIDTH, type Position, type Size } from './clamp-position';
import {
  DOCKED_BUBBLE_SIZE_PX,
  type DockEdge,
  findNearestEdge,
  getDockedPosition,
  movePositionByArrowKey,
} from './dock-position';
import { getInitialPosition } from './move-position';

/** Interval between measurements of the page (ms) (MINI-1). */
const AREA_POLL_INTERVAL_MS = 250;
const NO_AREA: UnobstructedArea = { width: 0, height: 0, windowWidth: 0, dir: 'ltr', controls: [] };

const BUBBLE_SIZE_PX: Size = { width: 64, height: 64 };
const PANEL_SIZE_PX: Size = { width: 320, height: 400 };

/** Returns the size of the panel: its default size, limited to the area inside the margins. */
export const computeMiniGamePanelSize = (area: Size, margin: number): Size => ({
  width: Math.min(PANEL_SIZE_PX.width, area.width - 2 * margin),
  height: Math.min(PANEL_SIZE_PX.height, area.height - 2 * margin),
});

/** Position and size of the mini game in its container, and functions that move the mini game. */
export interface MiniGamePlacement {
  readonly position: Position;
  readonly size: Size;
  /** Edge at which the bubble is docked; undefined if it is not docked, and for the panel. */
  readonly edge: DockEdge | undefined;
  /** Returns the position nearest to `target` at which the bubble is inside the available area. */
  clampBubble(target: Position): Position;
  /**
   * Moves the mini game to `target`, or to the nearest position at which it fits. If `isSaved`, stores `target` in
   * sessionStorage.
   */
  move(target: Position, isSaved: boolean): void;
  /** Moves the bubble by the offset of an arrow key, past the controls that are in its way. */
  step(offset: Position): void;
}

const loadTarget = () => safeSessionStorage.get(MINI_GAME_POSITION_KEY, object({ x: finiteNumber, y: finiteNumber }));

/**
 * Returns position and size of the mini game in its container `stage` (MINI-1). The target position is kept in
 * addition to the clamped one, so that the mini game returns to it when the screen is rotated back or the user leaves
 * a page that docks the bubble.
 */
export function useMiniGamePlacement(
  stage: RefObject<Element | null>,
  view: MiniGameView,
  decideDocked: (wasMoved: boolean) => boolean,
): MiniGamePlacement {
  const [area, setArea] = useState(NO_AREA);
  const [currentTarget, setTarget] = useState(loadTarget);
  useEffect(
    () => (stage.current ? observeUnobstructedArea(stage.current, AREA_POLL_INTERVAL_MS, setArea) : undefined),
    [stage],
  );

  const isDocked = decideDocked(currentTarget !== undefined);
  const margin = area.windowWidth * EDGE_MARGIN_PER_WINDOW_WIDTH;
  const target = currentTarget ?? getInitialPosition(area.dir);
  const clampBubble = (position: Position) => clampPosition(position, BUBBLE_SIZE_PX, area, margin);

  /** Returns position, size and docking edge of the bubble for a target position. */
  function placeBubble(wanted: Position, direction?: 'above' | 'below') {
    const clamped = clampBubble(wanted);
    const edge = isDocked ? findNearestEdge(clamped, BUBBLE_SIZE_PX, area) : undefined;
    const size = edge ? DOCKED_BUBBLE_SIZE_PX : BUBBLE_SIZE_PX;
    const position = edge ? getDockedPosition(edge, clamped.y, area) : clamped;
    return { position: computePositionAvoidingControls(position, size, area, margin, direction), size, edge };
  }

  function placePanel() {
    // The panel is opened by the user and closed again; only the bubble must not be in the way.
    const size = computeMiniGamePanelSize(area, margin);
    return { position: clampPosition(target, size, area, margin), size, edge: undefined };
  }

  function move(moved: Position, isSaved: boolean) {
    setTarget(moved);
    if (isSaved) safeSessionStorage.set(MINI_GAME_POSITION_KEY, moved);
  }

  const placed = view === 'panel' ? placePanel() : placeBubble(target);
  return {
    ...placed,
    clampBubble,
    move,
    step(offset) {
      const from = { x: isDocked ? clampBubble(target).x : placed.position.x, y: placed.position.y };
      const next = clampBubble(movePositionByArrowKey(from, offset, isDocked, area));
      const direction = offset.y < 0 ? 'above' : offset.y > 0 ? 'below' : undefined;
      move({ x: next.x, y: placeBubble(next, direction).position.y }, true);
    },
  };
}
