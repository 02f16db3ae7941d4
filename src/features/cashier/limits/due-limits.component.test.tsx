import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Clock } from '../../../base/clock';
import type { PlayLimit } from '../../../contract/endpoints/account/play-limits';
import { useDueLimits } from './due-limits';

const DAY_MS = 24 * 3_600_000;
const CHANGE = { kind: 'DEPOSIT', period: 'WEEK', limit: '500.00', used: '0.00', needsConfirmation: true } as const;
/** Two changes: the delay of the second one is longer than a timer can be. */
const LIST: readonly PlayLimit[] = [
  { ...CHANGE, next: '900.00', nextAt: DAY_MS },
  { ...CHANGE, period: 'DAY', next: '90.00', nextAt: 31 * DAY_MS },
];

function Due({ clock }: { readonly clock: Clock }) {
  return <output>{`due: ${useDueLimits(LIST, clock).map(({ next }) => next)}`}</output>;
}

test('[SAFE-2.17] a page that is open when a delay ends asks for the confirmation then', async () => {
  let now = 0;
  let wake = () => {};
  const waits: number[] = [];
  const clock: Clock = {
    now: () => now,
    sleep: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
  };
  const screen = await render(<Due clock={clock} />);
  const due = screen.getByRole('status');
  await expect.element(due).toHaveTextContent(/^due:$/);
  const endWait = async () => {
    now += waits.at(-1) ?? 0;
    wake();
  };
  await endWait();
  await expect.element(due).toHaveTextContent(/^due: 900\.00$/);
  await expect.poll(() => waits.length).toBe(2);
  await endWait();
  await expect.poll(() => waits.length).toBe(3);
  await expect.element(due).toHaveTextContent(/^due: 900\.00$/);
  await endWait();
  await expect.element(due).toHaveTextContent(/^due: 900\.00,90\.00$/);
  expect(waits).toEqual([DAY_MS, 2 ** 31 - 1, 30 * DAY_MS - (2 ** 31 - 1)]);
});
