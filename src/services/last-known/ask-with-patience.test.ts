import { expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import { askWithPatience } from './ask-with-patience';

/** A question that is answered when the test says so. */
function question() {
  let answer = (_: string) => {};
  const asking = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { asking, answer };
}

test('[OFF-3] an answer within three seconds is the only word', async () => {
  const clock = createManualClock();
  const { asking, answer } = question();
  const told: string[] = [];
  const had = askWithPatience(asking, () => told.push('late'), clock);
  await clock.advance(2_999);
  answer('new');
  expect(await had).toBe('new');
  await clock.advance(60_000);
  expect([told, clock.sleeping()]).toEqual([[], 0]);
});

test('[OFF-3] after three seconds of silence it is told once, and the answer still counts when it comes', async () => {
  const clock = createManualClock();
  const { asking, answer } = question();
  const told: string[] = [];
  const had = askWithPatience(asking, () => told.push('late'), clock);
  await clock.advance(3_000);
  expect(told).toEqual(['late']);
  await clock.advance(20_000);
  answer('new');
  await settle();
  expect([await had, told]).toEqual(['new', ['late']]);
});
