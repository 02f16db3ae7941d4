import type { Size } from './clamp-position';

/** The bubble, CSS pixels. */
export const BUBBLE: Size = { width: 64, height: 64 };
const PANEL: Size = { width: 320, height: 400 };

/** How large the panel is: as designed where there is room, else all there is between the margins. */
export const panelSize = (area: Size, margin: number): Size => ({
  width: Math.min(PANEL.width, area.width - 2 * margin),
  height: Math.min(PANEL.height, area.height - 2 * margin),
});
