import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findPlainTextWarning, runGatewayCheckCommand } from '../../deploy/gateway-check/command';
import { ENDPOINT_COSTS } from '../../deploy/gateway-check/costs';
import { describeGot } from '../../deploy/gateway-check/describe-got';
import { ENDPOINTS } from '../../src/contract/endpoints/catalogue';
import { setUpTestPlatform } from '../platform/testing/test-platform';
import { respondWithJson } from '../support/http/test-server';
import { type Answer, OTHER_GATEWAY_ACCOUNTS, OTHER_GATEWAY_TOKEN, startOtherGateway } from './other-gateway';

const { platform } = setUpTestPlatform();
let folder = '';
const write = (name: string, content: unknown) => {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
  return path.join(folder, name);
};
async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runGatewayCheckCommand(args, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}
async function startGateway(answers: Readonly<Record<string, Answer>> = {}) {
  const gateway = await startOtherGateway(answers);
  onTestFinished(() => gateway.close());
  return gateway;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gateway-check-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('[OPS-3.5] gateway check of gateways that conform', () => {
  test('the local platform conforms in every endpoint that is checked, also where something is written', async () => {
    const accounts = write('local.json', {
      member: { username: 'alice', password: 'Wonder-land-7' },
      secondFactor: { username: 'tina', password: 'Two-factor-3', payeeName: 'Tina Tran' },
      registration: { usernamePrefix: 'chk', password: 'Brand-new-1' },
      deposit: { methodId: 'gcash', amount: '500.00' },
    });
    const { code, output } = await run('--strict', '--write', '--accounts', accounts, platform().origin);
    expect(output).toMatch(/79 endpoints; 55 conform, 0 deviate, 0 absent, 24 not checked/);
    expect(code).toBe(0);
    // A repeated deposit has counted once, also with another amount.
    expect(
      platform()
        .services.wire.all()
        .filter(({ endpoint }) => endpoint === 'submitDeposit'),
    ).toHaveLength(3);
    expect(
      platform().services.database.count(`SELECT count(*) AS n FROM cashOrder WHERE requestId LIKE 'check-%'`),
    ).toBe(1);
  });

  test('a gateway with other forms of the same values conforms: numbers, times as text, base64 keys, more fields', async () => {
    const gateway = await startGateway();
    const accounts = write('other.json', OTHER_GATEWAY_ACCOUNTS);
    const { code, output } = await run('--strict', '--write', '--accounts', accounts, gateway.origin);
    expect(output).toMatch(/79 endpoints; \d\d conform, 0 deviate, 0 absent/);
    expect(code).toBe(0);
  });
});

describe('[OPS-3.9] host of a gateway', () => {
  test('a host below localhost is this machine, also where the system does not resolve it', async () => {
    const gateway = await startGateway();
    const url = gateway.origin.replace('127.0.0.1', 'kopi.localhost');
    const { code, output } = await run('--strict', url);
    expect(output).toContain('0 deviate, 0 absent');
    expect(code).toBe(0);
  });

  test('a compressed response is read as a browser reads it', async () => {
    const compress =
      (encoding: string, pack: (text: string) => Buffer): Answer =>
      (response) => {
        const body = pack(JSON.stringify({ success: true, value: { countryCode: 'PH', countryDialingCode: '63' } }));
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': encoding }).end(body);
      };
    for (const answer of [compress('gzip', gzipSync), compress('br', brotliCompressSync)]) {
      const gateway = await startGateway({ country: answer });
      expect((await run('--strict', gateway.origin)).output).toMatch(/0 deviate, 0 absent/);
    }
  });
});

describe('[OPS-3.6] gateway check of a wrong gateway', () => {
  const json =
    (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer =>
    (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      respondWithJson(response, body, status);
    };
  const value = (of: unknown, headers?: Readonly<Record<string, string>>) =>
    json({ success: true, value: of }, 200, headers);
  let deposits = 0;
  /** Counts a repeated deposit again, and refuses the third one for its amount. */
  const judgeFirst: Answer = (response, request) => {
    deposits += 1;
    const order = { id: `${deposits}`, kind: 'deposit', amount: '20' };
    const answer = deposits < 3 ? value({ order }) : json({ success: false, errorCode: 'amount.min' });
    answer(response, request);
  };
  const withBalance = { balance: '12.00', currency: 'PHP' };

  const WRONG: readonly (readonly [endpoint: string, what: string, answer: Answer, expected: string])[] = [
    [
      'country',
      'a redirect',
      (response) => response.writeHead(302, { Location: 'https://x.example/' }).end(),
      'fault    status: expected no redirect, which the app never follows, got HTTP 302',
    ],
    [
      'gameMatches',
      'HTML',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
      'fault    body: expected JSON, got HTML',
    ],
    [
      'rankLevels',
      'no time',
      (response) => {
        response.sendDate = false;
        respondWithJson(response, { success: true, value: {} });
      },
      'fault    header Date: expected a time, or a self-exclusion never ends in the browser, got none',
    ],
    [
      'banners',
      'success as text',
      json({ success: 'true', value: {} }),
      'fault    success: expected true or false, got the text “true”',
    ],
    [
      'announcements',
      'a refusal',
      json({ success: false, errorCode: 'internal.err' }),
      'fault    success: expected true, got a refusal with the code internal.err',
    ],
    [
      'domainRoute',
      'an error status',
      json({ success: false, errorCode: 'db.err' }, 500),
      'fault    status: expected HTTP 200, got HTTP 500 with the code db.err',
    ],
    ['installPromptSettings', 'no value', json({ success: true }), 'fault    value: expected a value, got nothing'],
    [
      'gameLanes',
      'a response that must not be stored',
      value({ data: { lanes: [{ title: 'A', cards: [{ displayName: 7 }] }] } }, { 'Cache-Control': 'no-store' }),
      'warning  header Cache-Control: expected no-cache or max-age, or the page has no data offline, got no-store',
    ],
    [
      'gameLanes',
      'a game with a wrong name',
      value({ data: { lanes: [{ title: 'A', cards: [{ displayName: 7 }] }] } }, { 'Cache-Control': 'no-store' }),
      'warning  value.data.lanes[0].cards[0].displayName: expected a text, got a number',
    ],
    [
      'customerServices',
      'a misspelt field',
      value({ service: [] }),
      'warning  value.service: expected the name services, got a similar name, which nothing reads',
    ],
    [
      'pageMetadata',
      'a wrong type',
      value({ pages: 'none' }),
      'warning  value.pages: expected a list, got the text “none”',
    ],
    ['webAppManifest', 'an envelope', value({ title: 'A', icons: [] }), 'fault    title: expected'],
    ['leaderBoard', 'a missing endpoint', (response) => response.writeHead(404).end(), 'absent    leaderBoard'],
    ['withdrawalInfo', 'no balance', value({ currency: 'PHP' }), 'fault    value.balance: expected'],
    [
      'withdrawalInfo',
      'a response to visitors',
      value({ currency: 'PHP' }),
      'fault    without a token: expected HTTP 401 or a code such as CUSTOMER_NOT_LOGIN, got HTTP 200: anyone gets the response',
    ],
    [
      'transactionStats',
      'a cache for everyone',
      value({ totalDepositSuccessCount: 1 }, { 'Cache-Control': 'public, max-age=60' }),
      'fault    header Cache-Control: expected no-store, as other members could get the response, got public, max-age=60',
    ],
    [
      'depositSettings',
      'another code for an ended session',
      json({ success: false, errorCode: 'no.session' }),
      'warning  without a token: expected HTTP 401 or a code such as CUSTOMER_NOT_LOGIN, got HTTP 200 with the code no.session',
    ],
    [
      'pingPreflight',
      'no preflight',
      (response) => response.writeHead(405).end(),
      'fault    OPTIONS /wps/system/test/ping: expected Access-Control-Allow-Headers with Merchant, got HTTP 4',
    ],
    ['logout', 'a session that goes on', value({}), 'fault    memberInfo after the sign-out: expected'],
    [
      'submitDeposit',
      'a deposit that counts twice',
      judgeFirst,
      'fault    submitDeposit twice with one requestId: expected the first response again, got another one',
    ],
    [
      'submitDeposit',
      'an id that is looked up after the amount was judged',
      judgeFirst,
      'fault    submitDeposit with a used requestId and another amount: expected request.reused, got HTTP 200 with the code amount.min',
    ],
  ];
  let output = '';
  let code = 0;

  beforeAll(async () => {
    const gateway = await startOtherGateway(Object.fromEntries(WRONG.map(([name, , answer]) => [name, answer])));
    const accounts = write('wrong.json', OTHER_GATEWAY_ACCOUNTS);
    ({ code, output } = await run(
      '--write',
      '--junit',
      path.join(folder, 'junit.xml'),
      '--accounts',
      accounts,
      gateway.origin,
    ));
    await gateway.close();
  });

  test.each(WRONG.map(([endpoint, what, , expected]) => [endpoint, what, expected] as const))(
    '%s with %s is reported with path, expected and received',
    (_, __, expected) => expect(output).toContain(expected),
  );

  test('the exit code is 1, and what a fault costs the member is printed below it', () => {
    expect(code).toBe(1);
    expect(output).toMatch(/value\.balance[\s\S]*?costs {4}The balance is an error, and nobody can withdraw\./);
    expect(output).toMatch(/absent {4}leaderBoard[^\n]*\n {4}costs {4}The leader board is an error\./);
  });

  test('the JUnit report has a case for each endpoint, failures with their findings, and what was skipped', () => {
    const report = readFileSync(path.join(folder, 'junit.xml'), 'utf8');
    expect(report.match(/<testcase /g)).toHaveLength(ENDPOINTS.length);
    expect(report).toMatch(/name="withdrawalInfo"[^>]*><failure message="deviates">[^<]*value\.balance/);
    expect(report).toMatch(/name="pageMetadata"[^>]*><system-out>/);
    expect(report).toContain('name="startBreakFromPlay" time="0"><skipped message="what it does cannot be undone');
  });

  test('no password and no token is printed', () => {
    const report = readFileSync(path.join(folder, 'junit.xml'), 'utf8');
    const { member, secondFactor, registration } = OTHER_GATEWAY_ACCOUNTS;
    for (const secret of [
      member.password,
      secondFactor.password,
      registration.password,
      secondFactor.payeeName,
      OTHER_GATEWAY_TOKEN,
    ])
      expect(output + report).not.toContain(secret);
  });

  test('a gateway that checks neither digest nor second factor is reported at the sign-in', async () => {
    const gateway = await startGateway({ login: value({ token: OTHER_GATEWAY_TOKEN }) });
    const careless = await run('--accounts', write('careless.json', OTHER_GATEWAY_ACCOUNTS), gateway.origin);
    expect(careless.output).toContain(
      'fault    a wrong X-Digest: expected encryption.invalid, got HTTP 200: bodies can be changed on the way',
    );
    expect(careless.output).toContain(
      'fault    the sign-in with a second factor: expected login_verify_required, got HTTP 200',
    );
    expect(careless.output).not.toContain(OTHER_GATEWAY_TOKEN);
    // The session of the check itself, and those of the second factor and both sign-ins that had to be refused.
    const ended = gateway.requests.filter(({ url }) => url === '/wps/session/logout');
    expect(ended.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(OTHER_GATEWAY_TOKEN));
  });

  test.each<[string, unknown, string, boolean, string]>([
    ['shown', 'none', 'value.pages', true, 'the text “none”'],
    ['of a private field', '+63 917 000 0009', 'value.mobile', true, 'a text'],
    ['of a member', '2480.50', 'value.balance', false, 'a text'],
    ['a number of a member', 2480.5, 'value.balance', false, 'a number'],
    ['long', 'x'.repeat(41), 'value.pages', true, 'a text'],
    ['a list', [1, 2], 'value.pages', true, 'a list of 2'],
    ['missing', undefined, 'value.pages', true, 'nothing'],
  ])('a received value that is %s: %j at %s', (_, received, at, isPublic, shown) => {
    expect(describeGot(received, at, isPublic)).toBe(shown);
  });

  test('what the app copes with fails only with --strict, and an endpoint that is left out on purpose does not', async () => {
    const { origin } = await startGateway({
      pageMetadata: value({ pages: 'none' }),
      banners: (response) => response.writeHead(404).end(),
      withdrawalInfo: value(withBalance),
    });
    expect((await run('--merchant', 'OTHER', origin)).code).toBe(1); // withdrawalInfo responds to visitors, banners is absent
    const { origin: better } = await startGateway({
      pageMetadata: value({ pages: 'none' }),
      banners: (response) => response.writeHead(404).end(),
    });
    expect((await run(better)).code).toBe(1);
    expect(await run('--without', 'banners', better)).toMatchObject({
      code: 0,
      output: expect.stringContaining('left out on purpose: banners'),
    });
    expect((await run('--without', 'banners', '--strict', better)).code).toBe(1);
  });
});

describe('[OPS-3.7] gateway check as a command', () => {
  test('without --write only a sign-in and a sign-out are sent besides reads', async () => {
    const gateway = await startGateway();
    await run('--accounts', write('read.json', OTHER_GATEWAY_ACCOUNTS), gateway.origin);
    const writes = gateway.requests.filter(({ method }) => !['GET', 'OPTIONS'].includes(method));
    expect(new Set(writes.map(({ url }) => url))).toEqual(
      new Set(['/wps/session/login', '/wps/session/login/verification', '/wps/session/logout']),
    );
  });

  test.each<[string, string[], string]>([
    ['no URL', [], 'npm run gateway-check'],
    ['a wrong option', ['--wirte', 'http://localhost:1'], 'npm run gateway-check'],
    ['a word instead of a URL', ['m.example'], 'm.example: is no URL.'],
    ['an unknown language', ['--language', 'XX', 'http://localhost:1'], '--language XX: is none of CN EN'],
    ['a missing file', ['--accounts', 'none.json', 'http://localhost:1'], 'none.json: cannot be read (ENOENT).'],
  ])('%s exits with 2 and says why', async (_, args, message) => {
    expect(await run(...args)).toMatchObject({ code: 2, output: expect.stringContaining(message) });
  });

  test('a gateway that does not respond exits with 2, says why in one line, and in each case of the report', async () => {
    const junit = write('silent.xml', 'of an earlier run');
    const { code, output } = await run('--junit', junit, 'http://127.0.0.1:1');
    expect(code).toBe(2);
    const report = readFileSync(junit, 'utf8');
    expect(report).toMatch(/name="status"[^>]*><failure [^>]*>[^<]*no response/);
    expect(report.match(/<testcase /g)).toHaveLength(ENDPOINTS.length);
    expect(output).toMatch(/^http:\/\/127\.0\.0\.1:1: nothing responds \(no response \(.+\)\)\.$/);
  });

  test('a file of accounts with a wrong key or type is named by its path, and none of its values is printed', async () => {
    const misspelt = await run(
      '--accounts',
      write('a.json', { member: { username: 'robin', pasword: 'Secret-1' } }),
      'http://localhost:1',
    );
    expect(misspelt.code).toBe(2);
    expect(misspelt.output).toMatch(/a\.json: member\.pass?word/);
    expect(misspelt.output).not.toContain('Secret-1');
  });

  test.each([
    ['http://m.example', true, 'http://m.example: the tokens of the accounts travel in plain text'],
    ['http://192.168.1.2:8080', true, 'http://192.168.1.2:8080: the tokens of the accounts travel in plain text'],
    ['http://m.example', false, undefined],
    ['https://m.example', true, undefined],
    ['http://localhost:8080', true, undefined],
    ['http://koi.localhost:8080', true, undefined],
    ['http://127.0.0.1:8080', true, undefined],
    ['http://[::1]:8080', true, undefined],
  ])('for %s with accounts: %s, the warning about plain text is %s', (origin, hasAccounts, warning) => {
    const shown = findPlainTextWarning(origin, hasAccounts);
    if (warning === undefined) expect(shown).toBeUndefined();
    else expect(shown).toContain(warning);
  });

  test('every endpoint has a sentence about what a member loses without it', () => {
    expect(Object.keys(ENDPOINT_COSTS).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });
});
