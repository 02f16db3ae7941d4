import { create } from 'zustand';
import { type BootEvent, type BootState, reduceBoot } from './boot-machine';

export const useBootStore = create<{ readonly boot: BootState }>(() => ({ boot: { phase: 'starting' } }));

/** Dispatches an event to the boot state. Returns the new state. */
export function dispatchBootEvent(bootEvent: BootEvent): BootState {
  useBootStore.setState(({ boot }) => ({ boot: reduceBoot(boot, bootEvent) }));
  return useBootStore.getState().boot;
}
