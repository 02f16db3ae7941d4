import { readdirSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  createExampleValue,
  formatFieldPath,
  getValueAt,
  listArrayPaths,
  listFieldPaths,
  replaceValueAt,
  WRONG_TYPE_VALUES,
} from '../../../tests/support/api/invalid-values';
import { parseTolerantly } from '../contract-deviation';
import type { AnyEndpoint } from '../endpoint';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'response' in value && 'timeout' in value;

const entries = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const files = entries.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
const modules = await Promise.all(files.map((file) => import(path.join(import.meta.dirname, file))));
const endpoints: AnyEndpoint[] = modules.flatMap((all: object) => Object.values(all).filter(isEndpoint));
const cases = endpoints.map(({ name, response }) => ({ name, response, example: createExampleValue(response) }));

/** The required response fields of each endpoint, maintained by hand. Every other field falls back to its default. */
const ESSENTIAL: Readonly<Record<string, readonly string[]>> = {
  status: ['info', 'info.merchantCode'],
  // An unreadable signature must not turn a signed list into an unsigned one.
  domainRoute: [
    'domains',
    'signatureBlock',
    'signatureBlock.merchant',
    'signatureBlock.version',
    'signatureBlock.expires',
    'signatureBlock.signature',
  ],
  webAppManifest: ['title', 'icons'],
  gameLanes: ['data', 'data.lanes'],
  launchGame: ['gameUrl'],
  launchTrialGame: ['gameUrl'],
  login: ['token'],
  verifyLoginSecondFactor: ['token'],
  launchChat: ['url'],
  announcements: ['list'],
  gameDraws: ['list'],
  promotionFacts: ['list'],
  tickets: ['list'],
  rankLevels: ['levels'],
  depositSettings: ['methods'],
  transactionStats: ['totalDepositSuccessCount'],
  withdrawalInfo: ['balance'],
  transactions: ['list'],
  vouchers: ['list'],
  products: ['points', 'list'],
  redemptions: ['list'],
  playLimits: ['list'],
  savePlayLimit: ['list'],
  confirmPlayLimits: ['list'],
  saveRealityCheck: ['list'],
  memberExport: ['file'],
  // A member must not read that nothing is asked of them while deposits are refused.
  documentCheck: ['state'],
  sendDocument: ['state'],
  // An open request that is taken for none would be sent again, and could not be withdrawn.
  erasureRequest: ['state'],
  requestErasure: ['state'],
  withdrawErasure: ['state'],
  playStatement: ['deposits', 'withdrawals', 'staked', 'won'],
  leaderBoard: ['list'],
  missions: ['list'],
  referralInfo: ['registered', 'deposited'],
  imageCaptcha: ['captchaId', 'image'],
  submitDeposit: ['order', 'order.id', 'order.kind', 'order.amount'],
  submitWithdrawal: ['order', 'order.id', 'order.kind', 'order.amount'],
  depositOrWithdrawal: ['order', 'order.id', 'order.kind', 'order.amount'],
  linkPayoutAccount: ['id'],
};

/**
 * The required fields of list entries, maintained by hand. An entry in which a required field is missing or invalid
 * is dropped from its list.
 */
const ESSENTIAL_OF_ENTRY: Readonly<Record<string, readonly string[]>> = {
  status: [
    'info.customerService[].csType',
    'info.customerService[].path',
    'info.resources[].resourceType',
    'info.resources[].url',
  ],
  country: ['countries[].countryCode', 'countries[].countryDialingCode'],
  domainRoute: ['domains[].domainName'],
  webAppManifest: ['icons[].src', 'icons[].sizes', 'screenshots[].src', 'screenshots[].sizes'],
  gameLanes: ['data.lanes[].cards[].displayName', 'data.providers[].code'],
  pageMetadata: ['pages[].path'],
  redemptions: ['list[].id'],
  playLimits: ['list[].period', 'list[].limit', 'list[].used', 'history[].period', 'history[].limit'],
  savePlayLimit: ['list[].period', 'list[].limit', 'list[].used', 'history[].period', 'history[].limit'],
  confirmPlayLimits: ['list[].period', 'list[].limit', 'list[].used', 'history[].period', 'history[].limit'],
  saveRealityCheck: ['list[].period', 'list[].limit', 'list[].used', 'history[].period', 'history[].limit'],
  startBreakFromPlay: [],
  startSelfExclusion: [],
  gameMatches: ['matches[].id'],
  gameDraws: ['list[].nodeId'],
  tickets: ['list[].id'],
  leaderBoard: ['list[].place', 'list[].score'],
  missions: ['list[].id', 'list[].done', 'list[].goal'],
  announcements: ['list[].id'],
  promotionCategories: ['categories[].id'],
  promotionFacts: ['list[].id'],
  rankLevels: ['levels[].labelId'],
  customerServices: ['services[].csType', 'services[].path'],
  banners: ['list[].id'],
  depositSettings: ['methods[].id'],
  transactionStats: ['fullBankCardList[].id', 'fullVirtualWalletList[].id', 'fullEWalletList[].id'],
  transactions: ['list[].id', 'list[].amount'],
  payoutBanks: ['banks[].name'],
  vouchers: ['list[].id', 'list[].amount'],
  products: ['list[].id', 'list[].price', 'list[].stock'],
  withdrawalInfo: ['fullBankCardList[].id', 'fullVirtualWalletList[].id', 'fullEWalletList[].id'],
};
/**
 * The required fields of optional objects in a response, maintained by hand. An object in which a required field is
 * missing or invalid is dropped.
 */
const ESSENTIAL_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  leaderBoard: ['own.place', 'own.score'],
  redeemPointsForProduct: ['redemption.id'],
  playStatement: ['session.staked', 'session.won'],
};

/** The lists of which an incomplete one would be wrong: with one invalid entry they are empty. */
const WHOLE_LISTS: Readonly<Record<string, readonly string[]>> = {
  gameDraws: ['list[].results[].numbers'],
  tickets: ['list[].numbers', 'list[].drawn'],
};

const outputOf = ({ response }: Pick<AnyEndpoint, 'response'>, value: unknown): unknown => {
  const read = parseTolerantly(response, value);
  if (!read.ok) throw new Error(read.error.path);
  return read.value;
};

test('the tables of required fields contain only endpoints of the contract', () => {
  expect(endpoints.length).toBeGreaterThan(35);
  const names = new Set(endpoints.map(({ name }) => name));
  for (const table of [ESSENTIAL, ESSENTIAL_OF_ENTRY, ESSENTIAL_OF_GROUP, WHOLE_LISTS])
    expect(Object.keys(table).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(cases)('[API-2] response of $name', (one) => {
  const { name, response, example } = one;
  const whole = outputOf(one, example);
  const paths = listFieldPaths(example);
  const without = (path: readonly (string | number)[], value: unknown) => replaceValueAt(value, path, undefined);

  test('the response is parsed unchanged and without deviations if it matches the contract', () => {
    expect(safeParse(response, example).success).toBe(true);
    expect(parseTolerantly(response, example)).toMatchObject({ ok: true, deviations: [] });
  });

  test('[API-2.4] [API-2.9] the response is rejected only if a required field has the wrong type', () => {
    const failing = paths.filter((path) =>
      WRONG_TYPE_VALUES.some(([, wrong]) => !parseTolerantly(response, replaceValueAt(example, path, wrong)).ok),
    );
    expect(failing.map(formatFieldPath)).toEqual(ESSENTIAL[name] ?? []);
  });

  test('[API-2.4] the error of a rejected response contains the path of the invalid required field', () => {
    for (const path of paths.filter((each) => ESSENTIAL[name]?.includes(formatFieldPath(each)))) {
      const read = parseTolerantly(response, replaceValueAt(example, path, true));
      expect(read.ok ? 'fine' : read.error.path).toContain(formatFieldPath(path));
    }
  });

  test('[API-2.2] if an optional field of the response has the wrong type, the field is reported and all other fields are kept', () => {
    for (const path of paths) {
      const field = formatFieldPath(path);
      if (ESSENTIAL[name]?.includes(field)) continue;
      const isOfEntry = ESSENTIAL_OF_ENTRY[name]?.includes(field);
      // What is dropped with its entry or its group.
      const lost = isOfEntry ? path.slice(0, -2) : ESSENTIAL_OF_GROUP[name]?.includes(field) ? path.slice(0, -1) : path;
      for (const [wrong, value] of WRONG_TYPE_VALUES) {
        const spoilt = replaceValueAt(example, path, value);
        const read = parseTolerantly(response, spoilt);
        const where = `${field} ${wrong}`;
        if (!read.ok) throw new Error(`${where}: ${read.error.path}`);
        expect(without(lost, read.value), where).toEqual(without(lost, whole));
        if (isOfEntry) expect(getValueAt(read.value, lost), where).toContainEqual(Object(getValueAt(whole, lost))[1]);
        const isInvalid = !safeParse(response, spoilt).success;
        if (isOfEntry && isInvalid) expect(getValueAt(read.value, lost), where).toHaveLength(1);
        expect(read.deviations.length > 0, where).toBe(isInvalid);
        for (const deviation of read.deviations) expect(deviation.path, where).toContain(path.join('.'));
      }
    }
  });

  test('[API-2.2] if one entry of a list in the response is invalid, the others are kept, or none of the numbers of a draw', () => {
    for (const path of listArrayPaths(example)) {
      const entries = getValueAt(example, path);
      const original = getValueAt(whole, path);
      if (!Array.isArray(entries) || !Array.isArray(original)) throw new Error(formatFieldPath(path));
      for (const [wrong, value] of WRONG_TYPE_VALUES) {
        const where = `${formatFieldPath(path)} ${wrong}`;
        const spoilt = replaceValueAt(example, path, entries.toSpliced(1, 0, value));
        const output = outputOf(one, spoilt);
        const left = Object(getValueAt(output, path));
        const isEmptied = WHOLE_LISTS[name]?.includes(formatFieldPath(path)) && !safeParse(response, spoilt).success;
        expect(isEmptied ? left : [left[0], left.at(-1)], where).toEqual(isEmptied ? [] : original);
        expect(without(path, output), where).toEqual(without(path, whole));
      }
    }
  });

  test('unknown fields of the response are ignored', () => {
    const more = { analytics: 'x', __x: [null], constructor: 7 };
    const groups = paths.filter(
      (path) =>
        !Array.isArray(getValueAt(example, path)) && Object(getValueAt(example, path)) === getValueAt(example, path),
    );
    for (const path of [[], ...groups]) {
      const value = getValueAt(example, path);
      if (path.at(-1) === 'whitelabel') continue; // a record: all its keys are known
      expect(outputOf(one, replaceValueAt(example, path, { ...more, ...Object(value) }))).toEqual(whole);
    }
  });

  test('the parsed response can be stored and parsed again without deviations', () => {
    const stored: unknown = JSON.parse(JSON.stringify(whole));
    expect(parseTolerantly(response, stored)).toEqual({ ok: true, value: whole, deviations: [] });
  });

  test('missing fields of the response get the same defaults as null fields', () => {
    const emptied = listFieldPaths(example).filter(
      (path) => path.length === 1 && !ESSENTIAL[name]?.includes(formatFieldPath(path)),
    );
    const nulls = emptied.reduce((value, path) => replaceValueAt(value, path, null), example);
    const missing = Object.fromEntries(
      Object.entries(Object(example)).filter(([field]) => ESSENTIAL[name]?.includes(field)),
    );
    const [one_, other] = [parseTolerantly(response, nulls), parseTolerantly(response, missing)];
    expect(one_).toEqual(other);
  });
});
