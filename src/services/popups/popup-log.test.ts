import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../frames/shim-storage';
import type { PopupStatus } from './popup-candidate';
import { logPopupStatuses, usePopupLog } from './popup-log';

const status = (key: string, reason: string): PopupStatus => ({ key, kind: 'banner-1', status: 'blocked', reason });

test('[BAN-2.7] the popup log gets an entry for each change of a popup’s status', () => {
  logPopupStatuses([status('a', 'home has not settled'), status('b', 'pause')], 1);
  logPopupStatuses([status('a', 'home has not settled'), status('b', 'a field has focus')], 2);
  expect(usePopupLog.getState().entries.map(({ at, key, reason }) => [at, key, reason])).toEqual([
    [1, 'a', 'home has not settled'],
    [1, 'b', 'pause'],
    [2, 'b', 'a field has focus'],
  ]);
  for (let index = 0; index < 80; index += 1) logPopupStatuses([status('a', `${index}`)], index);
  const { entries } = usePopupLog.getState();
  expect([entries.length, entries.at(-1)?.reason]).toEqual([60, '79']);
});

test('[OPS-5.1] a stored entry with a time that no calendar has is left out, so that the diagnostics page opens', async () => {
  const entry = { at: 1, key: 'a', kind: 'banner-1', status: 'blocked', reason: 'pause' };
  vi.stubGlobal('sessionStorage', createMemoryStorage());
  sessionStorage.setItem('MC_POPUP_LOG', JSON.stringify([{ ...entry, at: 1e300 }, entry]));
  vi.resetModules();
  const { usePopupLog: reloaded } = await import('./popup-log');
  expect(reloaded.getState().entries).toEqual([entry]);
});
