import type { Member } from '../members/member';

/** A member for demos and tests, with the password in plain text. */
export interface DemoMember extends Partial<Omit<Member, 'password' | 'username' | 'merchant'>> {
  readonly username: string;
  readonly password: string;
  /** Feature that the member demonstrates. */
  readonly about: string;
  /** Initial deposit of the member, in hundredths of the currency's unit. */
  readonly opening?: number;
  readonly accounts?: readonly (readonly ['bank' | 'virtual' | 'ewallet', string, string])[];
}

/** Returns the demo members of every merchant. */
export function getDemoMembers(defaultPassword: string): readonly DemoMember[] {
  return [
    {
      username: 'alice',
      password: 'Wonder-land-7',
      about: 'member, VIP, nothing pending',
      mobile: '9170000001',
      email: 'alice@example.test',
      labelName: 'Gold',
      labelType: 'AUTO',
      rankLevel: 3,
      rankDone: 4,
      rankExpected: 10,
      opening: 248_050,
      depositCount: 2,
      withdrawCount: 1,
      accounts: [
        ['bank', 'Harbour Bank', '4821'],
        ['ewallet', 'GCash', '0917'],
      ],
    },
    {
      username: 'bob',
      password: 'Builder-box-8',
      about: 'member, new, without label',
      mobile: '9170000002',
      rankExpected: 4,
    },
    {
      username: 'fiona',
      password: 'First-steps-1',
      about: 'first login: must change the password',
      firstLogin: true,
    },
    { username: 'eddie', password: 'Expired-pw-2', about: 'expired password', passwordExpired: true },
    { username: 'dora', password: defaultPassword, about: 'still has the default password', passwordDefault: true },
    {
      username: 'tina',
      password: 'Two-factor-3',
      about: 'second factor: e-mail, real name, SMS, authenticator',
      secondFactor: true,
      mobile: '9170000003',
      email: 'tina@example.test',
      payeeName: 'Tina Tran',
      totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
    { username: 'arlo', password: 'Agent-one-44', about: 'agent, type 1', type: 1, mobile: '9170000004' },
    { username: 'ada', password: 'Agent-two-55', about: 'agent, type 2', type: 2 },
    { username: 'rex', password: 'Restrict-66', about: 'restricted, type 4: no chat', type: 4 },
  ];
}
