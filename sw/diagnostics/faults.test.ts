import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { noteFault, readFaults } from './faults';

test('[OFF-2] the last fifty faults are remembered, the oldest first', async () => {
  for (let n = 0; n < 53; n += 1) await noteFault(`fault ${n}`, 'b1');
  const faults = await readFaults();
  expect(faults).toHaveLength(50);
  expect(faults.map(({ what }) => what).slice(0, 2)).toEqual(['fault 3', 'fault 4']);
  expect(faults.at(-1)).toMatchObject({ what: 'fault 52', build: 'b1' });
});
