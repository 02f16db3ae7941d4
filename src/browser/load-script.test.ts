import { describe, expect, test } from 'vitest';
import { decideRestart, loadScript } from './load-script';

describe('[UPD-2] a script that does not come', () => {
  test.each([
    // online healed     starts anew
    [true, undefined, true],
    [true, 'b0', true],
    [true, 'b1', false],
    [false, undefined, false],
  ])('online %s, tried for %s: %s', (online, healed, expected) => {
    expect(decideRestart({ online, build: 'b1', healed })).toBe(expected);
  });

  test('[UPD-2] is asked for once more', async () => {
    let asked = 0;
    const loaded = await loadScript(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    });
    expect([loaded, asked]).toEqual(['page', 2]);
  });
});
