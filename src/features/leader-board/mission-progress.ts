import type { Mission } from '../../contract/endpoints/money/leader-board';

/** Progress of a mission as displayed. */
export interface MissionProgress {
  /** Completed part of the goal, from 0 to 1. */
  readonly ratio: number;
  readonly done: number;
  readonly goal: number;
  readonly isDone: boolean;
}

/** Returns the progress of a mission, limited to its goal; a mission with goal 0 is complete. */
export function computeMissionProgress({ done, goal }: Pick<Mission, 'done' | 'goal'>): MissionProgress {
  const ratio = goal > 0 ? Math.min(Math.max(done / goal, 0), 1) : 1;
  return { ratio, done: Math.min(Math.max(done, 0), Math.max(goal, 0)), goal, isDone: ratio === 1 };
}
