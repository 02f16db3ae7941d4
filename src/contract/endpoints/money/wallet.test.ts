import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../contract-deviation';
import { depositSettings } from './wallet';

describe('[SAFE-5] notice before the first deposit', () => {
  const read = (notice: unknown) => parseTolerantly(depositSettings.response, { methods: [], notice });
  const NONE = { version: '', bonus: '', funds: '' };

  test.each([
    [{ version: '2', bonus: 'Ten times.' }],
    [{ version: '2', funds: { VI: 'Riêng.', EN: '' } }],
    [{ version: '2', bonus: 7, funds: 'Kept apart.' }],
  ])('[SAFE-5.1] the notice %j is asked for', (notice) => {
    expect(read(notice)).toMatchObject({ ok: true, value: { notice: { version: '2' } } });
  });

  test.each([
    [{ version: '2' }],
    [{ version: '2', bonus: ' ', funds: { EN: '' } }],
    [{ version: '2', bonus: 7, funds: [] }],
  ])('[SAFE-5.2] the notice %j has nothing to read: it is a deviation, and not asked for', (notice) => {
    const parsed = read(notice);
    expect(parsed).toMatchObject({ ok: true, value: { notice: NONE } });
    expect(parsed.ok && parsed.deviations.map(({ path }) => path)).toContain('notice');
  });

  test.each([undefined, null, {}, { version: '' }])('without a notice (%j) nothing deviates', (notice) => {
    expect(read(notice)).toEqual({ ok: true, value: { methods: [], notice: NONE }, deviations: [] });
  });
});
