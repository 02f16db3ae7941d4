import type { Palette } from '../palette';

/** SVG elements of a key picture in a square of 240 units. Every crop shows the middle 168 units. */
export interface Subject {
  /** Ground that extends to any size: gradients and shapes that may be cut off. */
  readonly back: string;
  /** The subject of the game's name, within the middle 168 units. */
  readonly front: string;
}

/** Draws the subject of one game. The palette gives the ground; a subject has colours of its own where it needs them. */
export type DrawSubject = (palette: Palette) => Subject;
