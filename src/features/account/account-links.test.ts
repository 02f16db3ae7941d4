import { expect, test } from 'vitest';
import { getAccountPageLinks } from './account-links';

const MEMBER = { type: 0, hasBenefits: false, currency: 'PHP' };
const everyPage = () => true;

/** Whether the account page shows a link to `path`. */
const isLinked = (path: string, member: Partial<typeof MEMBER>, isOffered: (path: string) => boolean = everyPage) =>
  (['money', 'club', 'settings'] as const)
    .flatMap((group) => getAccountPageLinks(group, { ...MEMBER, ...member }, isOffered))
    .some(({ to }) => to === path);

test.each([
  ['BRL', true],
  ['PHP', false],
  ['', false],
])(
  '[MEM-1.18] the link to the Pix form is shown only if the balance is in BRL: for the currency “%s”, isShown=%s',
  (currency, isShown) => expect(isLinked('/m/securityCenter/addBankCardPix', { currency })).toBe(isShown),
);

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
])(
  '[LINK-3.1][ROUTE-10.5] the account page shows the link to the agent registration only to agents: for the member type %i, isShown=%s',
  (type, isShown) => expect(isLinked('/m/agentRegister', { type })).toBe(isShown),
);

test('[SESS-5] the account page links to the benefits page only if the member’s VIP label has benefits', () => {
  expect(isLinked('/m/member/benefits', { hasBenefits: true })).toBe(true);
  expect(isLinked('/m/member/benefits', { hasBenefits: false })).toBe(false);
});

test('[ROUTE-10.3] the account page links to no page that the merchant does not offer', () => {
  expect(isLinked('/m/leaderBoard', {})).toBe(true);
  expect(isLinked('/m/leaderBoard', {}, (path) => path !== '/m/leaderBoard')).toBe(false);
});
