import { expect, test } from 'vitest';
import type { PopupFate } from './popup-candidate';
import { recordFates, usePopupLog } from './popup-log';

const fate = (key: string, reason: string): PopupFate => ({ key, kind: 'banner-1', fate: 'blocked', reason });

test('[BAN-2] the log has an entry for each change of a status, and at most sixty', () => {
  recordFates([fate('a', 'home has not settled'), fate('b', 'pause')], 1);
  recordFates([fate('a', 'home has not settled'), fate('b', 'a field has focus')], 2);
  expect(usePopupLog.getState().entries.map(({ at, key, reason }) => [at, key, reason])).toEqual([
    [1, 'a', 'home has not settled'],
    [1, 'b', 'pause'],
    [2, 'b', 'a field has focus'],
  ]);
  for (let index = 0; index < 80; index += 1) recordFates([fate('a', `${index}`)], index);
  const { entries } = usePopupLog.getState();
  expect([entries.length, entries.at(-1)?.reason]).toEqual([60, '79']);
});
