import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createLogger, type LogLevel, log, redact } from './log';

/** Returns the lowest CPU time of several runs (µs), which is the least affected by other work on the machine. */
function leastCost(run: () => void): number {
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user;
  });
  return Math.min(...costs);
}

describe('[SESS-1] redaction of a text', () => {
  test.each([
    ['a long word', 'a'],
    ['passwords without a value', 'passw'],
    ['names without a value', 'token'],
    ['repeated names', 'token='],
    ['nested values', 'x=token:'],
    ['spaces after a name', 'token \t '],
    ['spaces after an equals sign', 'token= '],
    ['repeated bearer tokens', 'token=bearer '],
    ['quotes', 'token"="'],
    ['only separators', '=:'],
  ])('takes linear time for %s', (_, piece) => {
    const cost = (length: number, runs: number) => {
      const text = `token${piece.repeat(length / piece.length)}`;
      return leastCost(() => {
        for (let run = 0; run < runs; run += 1) redact(text);
      });
    };
    cost(10_000, 1); // warms up the JIT
    // The same number of characters in one text: about the same for linear, 16 times as much for quadratic time. The
    // clock of the CPU may tick every 10 ms only.
    expect(cost(80_000, 1)).toBeLessThan(5 * cost(5_000, 16) + 50_000);
  });

  test('hides the value that follows a sensitive name such as “token”, in any context', () => {
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
    ['Authorization: Bearer  SECRET', 'Authorization: [hidden]'],
    ['no secret = here', 'no secret = here'],
    ['tokenizer=fast', 'tokenizer=fast'],
    ['authorization_mode=basic', 'authorization_mode=basic'],
  ])('changes “%s” to “%s”', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });
});

describe('[SESS-1] log entries', () => {
  test('hide the values of sensitive names such as “token” in records of any depth and within texts', () => {
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

  test.each([
    ['null', null, null],
    ['a number', 5, 5],
    ['undefined', undefined, undefined],
    ['a list', ['token=SECRET', 1, null], ['token=[hidden]', 1, null]],
    ['a record with null', { a: null }, { a: null }],
    ['nested records', { a: { b: { c: { d: 1 } } } }, { a: { b: { c: { d: 1 } } } }],
    ['records nested five levels deep', { a: { b: { c: { d: { e: 1 } } } } }, { a: { b: { c: { d: '[deep]' } } } }],
    ['nested lists', [[[[1]]]], [[[[1]]]]],
    ['lists nested five levels deep', [[[[[1]]]]], [[[['[deep]']]]]],
  ])('contain a redacted copy of %s, at most four levels deep', (_, value, copy) => {
    expect(redact(value)).toEqual(copy);
  });

  test('contain a finite copy of a circular record', () => {
    const ring: Record<string, unknown> = { name: 'ring' };
    ring.self = ring;
    ring.list = [ring];
    expect(JSON.stringify(redact(ring)).length).toBeLessThan(2_000);
  });

  test('have a redacted message and redacted fields', () => {
    const lines: unknown[] = [];
    const memoryLog = createLogger('warn', (...line) => lines.push(line));
    memoryLog.error('call failed with token=SECRET', { endpoint: 'login', password: 'x' });
    memoryLog.warn('slow');
    expect(lines).toEqual([
      ['error', 'call failed with token=[hidden]', { endpoint: 'login', password: '[hidden]' }],
      ['warn', 'slow', {}],
    ]);
  });

  test.each<[LogLevel | undefined, LogLevel[]]>([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    [undefined, ['warn', 'error']],
  ])('a logger with the minimum level %s writes log entries of the levels %j', (lowest, written) => {
    const levels: LogLevel[] = [];
    const memoryLog = createLogger(lowest, (level) => levels.push(level));
    for (const level of ['debug', 'info', 'warn', 'error'] as const) memoryLog[level]('event');
    expect(levels).toEqual(written);
  });

  test('log entries of the level warn are redacted and written to the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    log.warn('call failed', { token: 'SECRET' });
    expect(warn.mock.calls).toEqual([['call failed', { token: '[hidden]' }]]);
    warn.mockRestore();
  });
});
