import { expect, test } from 'vitest';
import { refreshDelay } from './announcement-delays';

test.each([
  [true, 0],
  [false, 1_000],
])(
  '[POP-4] after a change of the session to signed in %s the list is fetched again after %s ms',
  (hasSession, delay) => {
    expect(refreshDelay(hasSession)).toBe(delay);
  },
);
