import { describe, expect, test } from 'vitest';
import { createLogger, redact } from './log';

describe('[SESS-1] a log holds no secret', () => {
  test('by name, at any depth, and inside texts', () => {
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

  test('what is below the level is dropped, the rest arrives redacted', () => {
    const lines: unknown[] = [];
    const log = createLogger('warn', (...line) => lines.push(line));
    log.info('quiet');
    log.error('call failed', { endpoint: 'login', password: 'x' });
    expect(lines).toEqual([['error', 'call failed', { endpoint: 'login', password: '[hidden]' }]]);
  });
});
