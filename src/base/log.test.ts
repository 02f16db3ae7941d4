import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogger, redact } from './log';

/** Returns the least CPU time of a few runs (µs), which excludes other work on the machine. */
function leastCost(run: () => void): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user;
  });
  return Math.max(1, Math.min(...costs));
}

describe('[SESS-1] redaction takes linear time', () => {
  test.each([
    ['a long word', 'a'],
    ['passwords without a value', 'passw'],
    ['names without a value', 'token'],
    ['names in a row', 'token='],
    ['nested values', 'x=token:'],
    ['blanks after a name', 'token \t '],
    ['blanks after a sign', 'token= '],
    ['bearers', 'token=bearer '],
    ['quotes', 'token"="'],
    ['nothing but signs', '=:'],
  ])('redacting %s takes linear time', (_, piece) => {
    const text = (length: number) => `token${piece.repeat(length / piece.length)}`;
    const cost = (length: number) => leastCost(() => redact(text(length)));
    cost(10_000); // warms up the JIT
    // 16 times the text: about 16 for linear, 256 for quadratic time.
    expect(cost(320_000) / cost(20_000)).toBeLessThan(80);
  });

  test('hides the value of a secret name in any context', () => {
    const noise = fc.constantFrom(
      '',
      ' ',
      '&',
      '{',
      '"',
      'a',
      'GET:',
      'url=',
      'password',
      'token=',
      '=',
      ':',
      '\n',
      'é',
    );
    const around = fc.array(noise, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const secret = fc.constantFrom('token=S3CRET', '"newPassword": "S3CRET"', 'Authorization: Bearer S3CRET');
    fc.assert(
      fc.property(around, secret, around, (before, redacted, after) => {
        expect(redact(`${before}&${redacted}&${after}`)).not.toContain('S3CRET');
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['GET https://m.example/?a=1&token=SECRET', 'GET https://m.example/?a=1&token=[hidden]'],
    ['url=https://m.example/?token=SECRET', 'url=https://m.example/?token=[hidden]'],
    ['token=password= SECRET', 'token=[hidden] [hidden]'],
    ['access_token : SECRET rest', 'access_token : [hidden] rest'],
    ['{"passwordAgain":"SECRET","user":"ann"}', '{"passwordAgain":"[hidden]","user":"ann"}'],
    ['no secret = here', 'no secret = here'],
  ])('the text “%s” becomes “%s”', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });
});

describe('[SESS-1] a log contains no secrets', () => {
  test('values are hidden by name, at any depth, and inside texts', () => {
    const error = new Error('GET /m/home?token=SECRET failed');
    const logged = redact({
      token: 'SECRET',
      list: [{ newPassword: 'SECRET', mobileNum: 'SECRET' }],
      url: 'https://m.example/?a=1&tokens=SECRET&b=2#x',
      body: '{"password":"SECRET","user":"ann"}',
      header: 'Authorization: Bearer SECRET',
      error,
      deep: { a: { b: { c: { token: 'SECRET' } } } },
      plain: 5,
    });
    expect(JSON.stringify(logged)).not.toContain('SECRET');
    expect(logged).toMatchObject({
      url: 'https://m.example/?a=1&tokens=[hidden]&b=2#x',
      plain: 5,
      error: { name: 'Error', message: 'GET /m/home?token=[hidden] failed' },
    });
    expect(JSON.stringify(logged)).toContain('ann');
  });

  test('entries below the level are dropped, others are redacted', () => {
    const lines: unknown[] = [];
    const log = createLogger('warn', (...line) => lines.push(line));
    log.info('quiet');
    log.error('call failed', { endpoint: 'login', password: 'x' });
    expect(lines).toEqual([['error', 'call failed', { endpoint: 'login', password: '[hidden]' }]]);
  });
});
