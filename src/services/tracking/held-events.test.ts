import { beforeEach, expect, test } from 'vitest';
import { beginSession, useSession } from '../session/session-store';
import { holdEvent, releaseHeldEvents } from './held-events';

const session = { id: 'm1', token: 't', merchantCode: 'FAIR', userName: 'alice', type: 0, firstTimeLogin: false };
const signIn = () => beginSession({ ...session, updatePassword: false });

let sent: number[] = [];
const hold = (number: number) => holdEvent(useSession.getState().epoch, async () => void sent.push(number));

beforeEach(async () => {
  await releaseHeldEvents(false);
  sent = [];
  signIn();
});

test('[SAFE-4.6] events that waited are sent in their order once the member may be offered something, and once only', async () => {
  hold(1);
  hold(2);
  await releaseHeldEvents(true);
  await releaseHeldEvents(true);
  expect(sent).toEqual([1, 2]);
});

test('[SAFE-4.6] events that waited are forgotten when the member is on a break', async () => {
  hold(1);
  await releaseHeldEvents(false);
  await releaseHeldEvents(true);
  expect(sent).toEqual([]);
});

test('[SAFE-4.6] events of an earlier session are not sent with the answer about a later one', async () => {
  hold(1);
  signIn();
  hold(2);
  await releaseHeldEvents(true);
  expect(sent).toEqual([2]);
});

test('[SAFE-4.6] events are not sent once another member has signed in while one is being stored', async () => {
  holdEvent(useSession.getState().epoch, async () => {
    sent.push(1);
    signIn();
  });
  hold(2);
  await releaseHeldEvents(true);
  expect(sent).toEqual([1]);
});

test('[SAFE-4.6] at most twenty events wait, the newest ones', async () => {
  for (let number = 1; number <= 25; number += 1) hold(number);
  await releaseHeldEvents(true);
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
});
