import { expect, test } from 'vitest';
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
