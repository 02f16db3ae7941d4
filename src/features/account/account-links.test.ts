import { describe, expect, test } from 'vitest';
import { accountLinks } from './account-links';

const paths = (type: number, hasBenefits: boolean) => accountLinks({ type, hasBenefits }).map(({ to }) => to);

describe('[MEM-1] where the account page leads', () => {
  test.each([
    [0, '/m/inviteFriends'],
    [1, '/m/agentRegister'],
    [2, '/m/agentRegister'],
    [4, '/m/inviteFriends'],
  ])('[LINK-3] type %i recruits at %s', (type, path) => {
    const recruiting = paths(type, false).filter((to) => ['/m/inviteFriends', '/m/agentRegister'].includes(to));
    expect(recruiting).toEqual([path]);
  });

  test('[SESS-5] benefits are led to only where the label shows them', () => {
    expect(paths(0, true)).toContain('/m/member/benefits');
    expect(paths(0, false)).not.toContain('/m/member/benefits');
  });
});
