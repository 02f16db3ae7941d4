import { describe, expect, test } from 'vitest';
import { decideRestart, loadScript } from './load-script';

describe('[UPD-2] a script that does not come', () => {
  test.each([
    // online healed  typed  starts anew
    [true, undefined, false, true],
    [true, 'b0', false, true],
    [true, 'b1', false, false],
    [false, undefined, false, false],
    [true, undefined, true, false],
  ])('online %s, tried for %s, something typed %s: %s', (online, healed, holdsTypedText, expected) => {
    expect(decideRestart({ online, build: 'b1', healed, holdsTypedText })).toBe(expected);
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
