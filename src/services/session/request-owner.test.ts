import { describe, expect, test } from 'vitest';
import { computeMemberKey } from './member-key';
import { computeRequestOwner } from './request-owner';

const session = (id: string, token = 'token') => ({ id, merchantCode: 'FAIR', token });

describe('[API-8] owner of a request whose outcome is unknown', () => {
  test('the owner is the member key, whether or not the member record has arrived', () => {
    for (const hasRecord of [false, true])
      expect(computeRequestOwner(session('7'), hasRecord)).toBe(computeMemberKey(session('7')));
  });

  test('nobody owns a request before the member record has arrived, or without a session', () => {
    expect(computeRequestOwner(session(''), false)).toBe('');
    expect(computeRequestOwner(undefined, true)).toBe('');
  });

  test('where a platform has no member id, each session owns its requests', () => {
    const owner = computeRequestOwner(session(''), true);
    expect(owner).not.toBe('');
    expect(computeRequestOwner(session(''), true)).toBe(owner);
    expect(computeRequestOwner(session('', 'another'), true)).not.toBe(owner);
  });
});
