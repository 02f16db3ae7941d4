import { parse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../base/clock';
import { memberRecord } from '../../contract/endpoints/account/member';
import { useMember } from './member';
import { waitForMember } from './wait-for-member';

const alice = parse(memberRecord, { userName: 'alice', type: 0 });

afterEach(() => useMember.setState({ member: undefined }));

describe('[SESS-5] waiting for the member record', () => {
  test('ends at once if the record is known', async () => {
    useMember.setState({ member: alice });
    expect(await waitForMember(60_000, systemClock)).toBe(alice);
  });

  test('ends when the record has been fetched', async () => {
    const waiting = waitForMember(60_000, systemClock);
    useMember.setState({ member: alice });
    expect(await waiting).toBe(alice);
  });

  test('results in undefined after the timeout', async () => {
    expect(await waitForMember(1, systemClock)).toBeUndefined();
  });
});
