import { expect, test, vi } from 'vitest';

// The module listens for what other tabs write about breaks as soon as it loads.
vi.stubGlobal('window', new EventTarget());
const { isAdDataAllowedByConsent } = await import('./ad-consent');

test.each([
  ['may be used before a choice if no consent is needed', undefined, false, true],
  ['may not be used before a choice if consent is needed', undefined, true, false],
  ['may be used if the visitor has allowed them', true, true, true],
  ['may not be used if the visitor has refused them, even if no consent is needed', false, false, false],
  ['may not be used if the visitor has refused them', false, true, false],
])(
  '[TRK-3.2] advertising data may be used as chosen, or before a choice only if no consent is needed: the data %s',
  (_case, choice, isNeeded, isUsed) => {
    expect(isAdDataAllowedByConsent(choice, isNeeded)).toBe(isUsed);
  },
);
