import { parse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../base/clock';
import { memberRecord } from '../../contract/endpoints/member';
import { useMember } from './member';
import { memberWithin } from './member-within';

const alice = parse(memberRecord, { userName: 'alice', type: 0 });

afterEach(() => useMember.setState({ member: undefined }));

describe('[SESS-5] waiting for who the member is', () => {
  test('ends at once when that is known', async () => {
    useMember.setState({ member: alice });
    expect(await memberWithin(60_000, systemClock)).toBe(alice);
  });

  test('ends when the platform says it', async () => {
    const asked = memberWithin(60_000, systemClock);
    useMember.setState({ member: alice });
    expect(await asked).toBe(alice);
  });

  test('ends with nobody when that takes too long', async () => {
    expect(await memberWithin(1, systemClock)).toBeUndefined();
  });
});
