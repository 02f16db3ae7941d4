import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { installPromptSettings } from '../../../contract/endpoints/site/install-prompt-settings';
import {
  decideInstallPrompt,
  type InstallPromptDecisionInput,
  type InstallPromptHistory,
  type InstallPromptTriggerPage,
} from './decide-install-prompt';

const DAY_MS = 24 * 3_600_000;
const NOW = 1_700_000_000_000;

type Values = Readonly<Record<string, number | string | true>>;

/** Returns parsed install settings in which every given setting is switched on and has the given value. */
const settingsWith = (values: Values) =>
  parse(
    installPromptSettings.response,
    Object.fromEntries(
      Object.entries({ download_condition_switch: true, ...values }).map(([name, value]) => [
        name,
        { enabled: true, ...(value !== true && { value }) },
      ]),
    ),
  );

const MEMBER: InstallPromptDecisionInput = {
  isInstalled: false,
  canInstall: true,
  isInstallModalOpen: false,
  host: 'm.fair.example',
  hasSession: true,
  memberType: 0,
  signedInAt: NOW - 60_000,
  registeredAt: NOW - 30 * DAY_MS,
  registrationCheckedAt: NOW - 50_000,
  depositCount: 3,
  withdrawCount: 1,
  linkedAccounts: 2,
  page: 'other',
  gameStartedAt: undefined,
};
const FRESH: InstallPromptHistory = { wasClosed: false, wasForced: false };

const decide = (
  values: Values,
  input: Partial<InstallPromptDecisionInput> = {},
  history: Partial<InstallPromptHistory> = {},
  now = NOW,
) =>
  describeDecision(decideInstallPrompt(settingsWith(values), { ...MEMBER, ...input }, { ...FRESH, ...history }, now));

const describeDecision = (decision: ReturnType<typeof decideInstallPrompt>): string =>
  decision.kind === 'hidden' ? decision.reason : `${decision.isForced ? 'forced' : 'closable'} ${decision.trigger}`;

describe('[ENG-3] conditions of an install prompt', () => {
  test.each<[string, Values, Partial<InstallPromptDecisionInput>, string]>([
    ['no condition set', {}, {}, 'no condition is met'],
    ['fewer deposits than the threshold', { deposit_times: 4 }, {}, 'no condition is met'],
    ['as many deposits as the threshold', { deposit_times: 3 }, {}, 'closable deposits'],
    ['more deposits than the threshold', { deposit_times: '2' }, {}, 'closable deposits'],
    ['deposits switched off', { deposit_times: -1 }, {}, 'no condition is met'],
    ['unknown number of deposits', { deposit_times: 0 }, { depositCount: undefined }, 'no condition is met'],
    ['no deposit and a threshold of 0', { deposit_times: 0 }, { depositCount: 0 }, 'closable deposits'],
    ['fewer withdrawals than the threshold', { withdrawal_times: 2 }, {}, 'no condition is met'],
    ['as many withdrawals as the threshold', { withdrawal_times: 1 }, {}, 'closable withdrawals'],
    ['more withdrawals than the threshold', { withdrawal_times: 0 }, {}, 'closable withdrawals'],
    ['registered too few days ago', { reg_days: 31 }, {}, 'no condition is met'],
    ['registered one day more than required', { reg_days: 29 }, {}, 'closable registration'],
    ['registered long ago', { reg_days: 1 }, {}, 'closable registration'],
    ['an unknown registration', { reg_days: 0 }, { registeredAt: 0 }, 'no condition is met'],
    ['as many deposits as the forced threshold', { deposit_times_forced: 3 }, {}, 'forced deposits'],
    ['fewer deposits than the forced threshold', { deposit_times_forced: 4 }, {}, 'no condition is met'],
    ['no deposit and a forced threshold of 0', { deposit_times_forced: 0 }, { depositCount: 0 }, 'no condition is met'],
    ['one deposit and a forced threshold of 0', { deposit_times_forced: 0 }, { depositCount: 1 }, 'forced deposits'],
    ['more deposits than the forced threshold', { deposit_times_forced: 2 }, {}, 'forced deposits'],
    ['fewer withdrawals than the forced threshold', { withdrawal_times_forced: 2 }, {}, 'no condition is met'],
    ['more withdrawals than the forced threshold', { withdrawal_times_forced: 0 }, {}, 'forced withdrawals'],
    ['as many withdrawals as the forced threshold', { withdrawal_times_forced: 1 }, {}, 'forced withdrawals'],
    ['registered one day more than the forced threshold', { reg_days_forced: 29 }, {}, 'forced registration'],
    ['registered fewer days ago than the forced threshold', { reg_days_forced: 31 }, {}, 'no condition is met'],
    ['registered long before the forced threshold', { reg_days_forced: 1 }, {}, 'forced registration'],
    [
      'a forced threshold of 0 days on the day of the registration',
      { reg_days_forced: 0 },
      { registeredAt: NOW - 60_000 },
      'no condition is met',
    ],
    ['a closable and a forced condition', { deposit_times: 1, withdrawal_times_forced: 1 }, {}, 'forced withdrawals'],
    ['a first deposit', { first_deposit: true }, { page: 'deposit', depositCount: 0 }, 'closable first-deposit'],
    ['a second deposit', { first_deposit: true }, { page: 'deposit' }, 'no condition is met'],
    ['a first deposit on another page', { first_deposit: true }, { depositCount: 0 }, 'no condition is met'],
    ['a first withdrawal', { first_withdraw: true }, { page: 'withdraw', withdrawCount: 0 }, 'closable first-withdraw'],
    ['a first withdrawal on another page', { first_withdraw: true }, { withdrawCount: 0 }, 'no condition is met'],
    [
      'the withdrawal page without a setting',
      {},
      { page: 'withdraw', withdrawCount: 0, linkedAccounts: 0 },
      'no condition is met',
    ],
    ['a second withdrawal', { first_withdraw: true }, { page: 'withdraw' }, 'no condition is met'],
    ['a first linked account', { bind_card: true }, { page: 'bind-card', linkedAccounts: 0 }, 'closable bind-card'],
    ['a first linked account on another page', { bind_card: true }, { linkedAccounts: 0 }, 'no condition is met'],
    [
      'the page for linking accounts without a setting',
      {},
      { page: 'bind-card', linkedAccounts: 0 },
      'no condition is met',
    ],
    ['a second linked account', { bind_card: true }, { page: 'bind-card' }, 'no condition is met'],
    [
      'a game at the end of the interval',
      { in_game_popup_interval: 10 },
      { page: 'game', gameStartedAt: NOW - 10_000 },
      'closable game',
    ],
    [
      'a game before the end of the interval',
      { in_game_popup_interval: 10 },
      { page: 'game', gameStartedAt: NOW - 9_999 },
      'delay',
    ],
    [
      'a game with an interval of 0',
      { in_game_popup_interval: 0 },
      { page: 'game', gameStartedAt: NOW },
      'closable game',
    ],
    ['a game that has not started', { in_game_popup_interval: 1 }, { page: 'game' }, 'no condition is met'],
    [
      'a game with the interval switched off',
      { in_game_popup_interval: -1 },
      { page: 'game', gameStartedAt: 0 },
      'no condition is met',
    ],
    ['another page after a game', { in_game_popup_interval: 1 }, { gameStartedAt: 0 }, 'no condition is met'],
  ])('in the case “%s”, the decision about the install prompt is “%s”', (_case, values, input, expected) => {
    expect(decide(values, input)).toBe(expected);
  });

  test.each([
    ['reg_days', 'registrationCheckedAt', 1_900],
    ['deposit_times', 'signedInAt', 2_000],
    ['withdrawal_times', 'signedInAt', 2_000],
  ] as const)(
    '[ENG-3.1] an install prompt with the condition %s waits until %s is %i ms ago',
    (name, since, delayMs) => {
      const input = { ...MEMBER, [since]: NOW };
      const at = (now: number) => decideInstallPrompt(settingsWith({ [name]: 1 }), input, FRESH, now);
      expect(at(NOW + delayMs - 1)).toEqual({ kind: 'hidden', reason: 'delay', recheckAt: NOW + delayMs });
      expect(at(NOW + delayMs).kind).toBe('shown');
    },
  );
});

test('[ENG-3] if two conditions of an install prompt are delayed, the decision is repeated after the shorter delay', () => {
  const input = { ...MEMBER, registrationCheckedAt: NOW, signedInAt: NOW };
  const decision = decideInstallPrompt(settingsWith({ reg_days: 1, deposit_times: 1 }), input, FRESH, NOW);
  expect(decision).toEqual({ kind: 'hidden', reason: 'delay', recheckAt: NOW + 1_900 });
});

describe('[ENG-2] install prompt after earlier prompts', () => {
  const closable = { deposit_times: 1 };
  const forced = { deposit_times_forced: 1 };
  test.each<[string, Values, Partial<InstallPromptDecisionInput>, Partial<InstallPromptHistory>, string]>([
    ['a closed prompt', closable, {}, { wasClosed: true }, 'closed in this tab'],
    ['a forced prompt after a closed one', forced, {}, { wasClosed: true }, 'forced deposits'],
    ['a forced prompt on the next start', {}, {}, { wasForced: true }, 'forced forced-before'],
    [
      'a forced prompt on the next start, for a visitor',
      {},
      { hasSession: false, memberType: -1 },
      { wasForced: true },
      'forced forced-before',
    ],
    [
      'a forced prompt on the next start, once the app is installed',
      {},
      { isInstalled: true },
      { wasForced: true },
      'installed',
    ],
    [
      'a forced prompt that was left where the app cannot be installed',
      {},
      { canInstall: false },
      { wasForced: true, wasClosed: true },
      'closed in this tab',
    ],
    [
      'a forced prompt that was not left where the app cannot be installed',
      {},
      { canInstall: false },
      { wasForced: true },
      'forced forced-before',
    ],
    ['an installed app', closable, { isInstalled: true }, {}, 'installed'],
    ['another open install prompt', closable, { isInstallModalOpen: true }, {}, 'another install prompt is open'],
  ])(
    '[ENG-1.1][ENG-2.1][ENG-2.2][ENG-2.3][ENG-2.4][ENG-3.1][ENG-3.2] after earlier prompts, in the case “%s”, the decision about the install prompt is “%s”',
    (_case, values, input, history, expected) => {
      expect(decide(values, input, history)).toBe(expected);
    },
  );

  test('after a forced prompt, no install prompt is shown once the merchant has switched off all prompt conditions', () => {
    const off = { ...settingsWith({ deposit_times: 1 }), download_condition_switch: { enabled: false } };
    expect(describeDecision(decideInstallPrompt(off, MEMBER, { ...FRESH, wasForced: true }, NOW))).toBe(
      'the conditions are off',
    );
  });
});

describe('[ENG-4] users and domains of an install prompt', () => {
  test.each([
    [-1, 'member type'],
    [0, 'closable deposits'],
    [1, 'closable deposits'],
    [2, 'closable deposits'],
    [3, 'member type'],
    [4, 'member type'],
  ])('[ENG-4.1] for a member of type %i, the decision about the install prompt is “%s”', (memberType, expected) => {
    expect(decide({ deposit_times: 1 }, { memberType })).toBe(expected);
  });

  test('an install prompt is shown to a visitor in a game, unless the settings require a sign-in', () => {
    const visitor = { hasSession: false, memberType: -1, page: 'game', gameStartedAt: 0 } as const;
    expect(decide({ deposit_times: 1, in_game_popup_interval: 5 }, visitor)).toBe('closable game');
    expect(decide({ in_game_popup_interval: 5, login_required: true }, visitor)).toBe('not signed in');
  });

  const LIST = 'https://M.fair.example:8080/m/https://x,  other.example;';
  test.each<[Values, string]>([
    [{}, 'm.fair.example'],
    [{ domains_switch: 1, domains: LIST }, 'm.fair.example'],
    [{ domains_switch: 2, domains: LIST }, 'fair.example'],
    [{ domains_switch: '3', domains: LIST }, 'other.example'],
    [{ domains_switch: 3 }, 'third.example'],
    [{ domains: LIST }, 'third.example'],
    [{ domains_switch: 9, domains: LIST }, 'third.example'],
  ])('[ENG-4.1] an install prompt with the settings %j is shown on the domain %s', (values, host) => {
    expect(decide({ deposit_times: 1, ...values }, { host })).toBe('closable deposits');
  });

  test.each<[Values, string]>([
    [{ domains_switch: 2, domains: LIST }, 'm.fair.example'],
    [{ domains_switch: 3, domains: LIST }, 'third.example'],
  ])('[ENG-4.1] an install prompt with the settings %j is not shown on the domain %s', (values, host) => {
    expect(decide({ deposit_times: 1, ...values }, { host })).toBe('not on this domain');
  });
});

describe('[ENG-1] [ENG-2] install prompt in 10,000 random states', () => {
  const amount = fc.integer({ min: -1, max: 8 });
  const values = fc.dictionary(
    fc.constantFrom(
      'deposit_times',
      'deposit_times_forced',
      'withdrawal_times',
      'withdrawal_times_forced',
      'reg_days',
      'reg_days_forced',
      'first_deposit',
      'first_withdraw',
      'bind_card',
      'login_required',
      'in_game_popup_interval',
      'domains_switch',
    ),
    amount,
  );
  const count = fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined });
  const input: fc.Arbitrary<InstallPromptDecisionInput> = fc.record({
    isInstalled: fc.boolean(),
    canInstall: fc.boolean(),
    isInstallModalOpen: fc.boolean(),
    host: fc.constantFrom('m.fair.example', 'other.example'),
    hasSession: fc.boolean(),
    memberType: fc.integer({ min: -1, max: 4 }),
    signedInAt: fc.integer({ min: NOW - 4_000, max: NOW }),
    registeredAt: fc.constantFrom(0, NOW - DAY_MS, NOW - 5 * DAY_MS),
    registrationCheckedAt: fc.integer({ min: NOW - 4_000, max: NOW }),
    depositCount: count,
    withdrawCount: count,
    linkedAccounts: count,
    page: fc.constantFrom<InstallPromptTriggerPage>('deposit', 'withdraw', 'bind-card', 'game', 'other'),
    gameStartedAt: fc.option(fc.integer({ min: NOW - 9_000, max: NOW }), { nil: undefined }),
  });
  const history: fc.Arbitrary<InstallPromptHistory> = fc.record({ wasClosed: fc.boolean(), wasForced: fc.boolean() });
  const runs = { numRuns: 10_000 };

  test('[ENG-2.1][ENG-2.4][ENG-3.2] a prompt is never shown in an installed app, and a closable one is shown at most once per tab', () => {
    fc.assert(
      fc.property(values, input, history, (set, known, past) => {
        const decision = decideInstallPrompt(settingsWith(set), known, past, NOW);
        if (decision.kind === 'hidden') return;
        expect([known.isInstalled, known.isInstallModalOpen]).toEqual([false, false]);
        if (past.wasClosed) expect([decision.isForced, known.canInstall]).toEqual([true, true]);
        const { depositCount = 0, withdrawCount = 0, registeredAt } = known;
        const counts = { deposits: depositCount, withdrawals: withdrawCount, registration: registeredAt };
        const { trigger } = decision;
        if (decision.isForced && trigger in counts) expect(counts[trigger as keyof typeof counts]).toBeGreaterThan(0);
      }),
      runs,
    );
  });

  test('a prompt stays hidden at a higher threshold if it is hidden at a lower threshold', () => {
    const names = ['deposit_times', 'deposit_times_forced', 'withdrawal_times', 'reg_days', 'reg_days_forced'] as const;
    fc.assert(
      fc.property(
        values,
        input,
        history,
        fc.constantFrom(...names),
        fc.nat(8),
        fc.nat(8),
        (set, known, past, name, low, more) => {
          const at = (threshold: number) =>
            decideInstallPrompt(settingsWith({ ...set, [name]: threshold }), known, past, NOW).kind;
          if (at(low + more) === 'shown') expect(at(low)).toBe('shown');
        },
      ),
      runs,
    );
  });
});
