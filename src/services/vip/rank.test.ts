import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { memberRecord } from '../../contract/endpoints/account/member';
import { getRank } from './rank';

const member = (clubLabel: unknown) => parse(memberRecord, { userName: 'a', type: 0, clubLabel });

describe('[VIP-1] rank of a member', () => {
  test.each([
    // club label                                              label    level benefits
    [{ labelName: 'Gold', type: 'AUTO', rankLevel: 3 }, 'Gold', 3, true],
    [{ labelName: 'Gold', type: 'MANUAL', rankLevel: 3 }, 'Gold', 3, false],
    [{ labelName: 'Gold', type: 'auto', rankLevel: 3 }, 'Gold', 3, false],
    [{ labelName: ' ', type: 'AUTO', rankLevel: 1 }, '', 1, true],
    [{ type: 'AUTO' }, '', 0, true],
    [{}, '', 0, false],
    [null, '', 0, false],
  ])(
    '[VIP-1.2] the rank of a member with the club label %j has label=%j, level=%i and hasBenefits=%s',
    (clubLabel, label, level, hasBenefits) => {
      expect(getRank(member(clubLabel))).toEqual({ label, level, hasBenefits });
    },
  );

  test('the rank of a visitor is empty', () => {
    expect(getRank(undefined)).toEqual({ label: '', level: 0, hasBenefits: false });
  });
});
