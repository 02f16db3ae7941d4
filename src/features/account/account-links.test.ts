import { expect, test } from 'vitest';
import { getPaymentPageLinks, getRewardPageLinks } from './account-links';

test.each([
  ['BRL', true],
  ['PHP', false],
  ['', false],
])(
  '[MEM-1.18] the link to the Pix form is shown only if the balance is in BRL: for the currency “%s”, isShown=%s',
  (currency, hasPix) => {
    expect(getPaymentPageLinks({ currency }).some(({ to }) => to === '/m/securityCenter/addBankCardPix')).toBe(hasPix);
  },
);

test.each([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
])(
  '[LINK-3.1] the account page shows the link to the agent registration only to agents: for the member type %i, isShown=%s',
  (type, hasLink) => {
    const paths = getRewardPageLinks({ type, hasBenefits: false }).map(({ to }) => to);
    expect(paths.includes('/m/agentRegister')).toBe(hasLink);
  },
);

test('[SESS-5] the account page links to the benefits page only if the member’s VIP label has benefits', () => {
  const paths = (hasBenefits: boolean) => getRewardPageLinks({ type: 0, hasBenefits }).map(({ to }) => to);
  expect(paths(true)).toContain('/m/member/benefits');
  expect(paths(false)).not.toContain('/m/member/benefits');
});
