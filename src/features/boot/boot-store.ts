import { create } from 'zustand';
import { type BootEvent, type BootState, nextBoot } from './boot-machine';

export const useBoot = create<{ readonly boot: BootState }>(() => ({ boot: { phase: 'starting' } }));

/** Moves the start on; answers where it stands now. */
export function moveBoot(event: BootEvent): BootState {
  useBoot.setState(({ boot }) => ({ boot: nextBoot(boot, event) }));
  return useBoot.getState().boot;
}
