import { array, assert, asyncProperty, boolean, constantFrom, scheduler } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import type { Registered } from '../../contract/endpoints/registration';
import type { Candidate } from './candidate';
import { createRegistrar } from './registrar';
import { nextRegistration, OPEN, type RegistrationEvent } from './registration-machine';

const CANDIDATE: Candidate = { way: 'username', username: 'a', password: 'p', mobile: '', code: '', referral: '' };
const MEMBER: Registered = { id: '1', customerId: '1', userName: 'a', customerName: 'a', token: 't' };
const OFFLINE: ApiError = { layer: 'offline', endpoint: 'register' };
const REFUSED: ApiError = {
  layer: 'business',
  endpoint: 'register',
  code: 'username.exists',
  message: 'm',
  value: null,
};
const proven = async () => ok({ kind: 'none' } as const);

describe('[REG-3] making an account', () => {
  test('[REG-3] is done when the platform says so, and then no more', async () => {
    let sent = 0;
    const registrar = createRegistrar({
      send: async () => ok({ ...MEMBER, id: String(++sent) }),
      find: async () => ok(undefined),
    });
    expect(await registrar.register(CANDIDATE, proven)).toMatchObject({ kind: 'registered', member: { id: '1' } });
    expect(await registrar.register(CANDIDATE, proven)).toEqual({ kind: 'busy' });
    registrar.renew();
    expect(await registrar.register(CANDIDATE, proven)).toMatchObject({ kind: 'registered', member: { id: '2' } });
  });

  test('[REG-3] is not tried without the captcha', async () => {
    const problem = { tone: 'alert', key: 'captcha.verify_first' } as const;
    let sent = 0;
    const registrar = createRegistrar({
      send: async () => {
        sent += 1;
        return ok(MEMBER);
      },
      find: async () => ok(undefined),
    });
    expect(await registrar.register(CANDIDATE, async () => fail(problem))).toEqual({ kind: 'unproven', problem });
    expect(sent).toBe(0);
    expect((await registrar.register(CANDIDATE, proven)).kind).toBe('registered');
  });

  test.each<[ApiError, string]>([
    [REFUSED, 'refused'],
    [{ layer: 'request', endpoint: 'register', message: 'Missing Encryption' }, 'refused'],
    [{ layer: 'http', endpoint: 'register', status: 413 }, 'refused'],
    [{ layer: 'http', endpoint: 'register', status: 504 }, 'unknown'],
    [{ layer: 'timeout', endpoint: 'register', afterMs: 1 }, 'unknown'],
    [{ layer: 'decode', endpoint: 'register', field: 'id' }, 'unknown'],
    [OFFLINE, 'unknown'],
  ])('[REG-3] %j is %s', async (error, kind) => {
    const registrar = createRegistrar({ send: async () => fail(error), find: async () => fail(OFFLINE) });
    expect((await registrar.register(CANDIDATE, proven)).kind).toBe(kind);
  });

  test('[REG-3] whose answer got lost is looked for before anything is sent again', async () => {
    const calls: string[] = [];
    const registrar = createRegistrar({
      send: async () => {
        calls.push('send');
        return fail(OFFLINE);
      },
      find: async ({ username }) => {
        calls.push(`find ${username}`);
        return ok(MEMBER);
      },
    });
    expect(await registrar.register(CANDIDATE, proven)).toEqual({ kind: 'unknown' });
    const outcome = await registrar.register({ ...CANDIDATE, username: 'b' }, proven);
    expect(outcome).toEqual({ kind: 'registered', member: MEMBER, candidate: CANDIDATE });
    expect(calls).toEqual(['send', 'find a']);
  });

  test('[REG-3] opens the way again when a part of it breaks', async () => {
    const registrar = createRegistrar({
      send: () => Promise.reject(new Error('broken')),
      find: async () => ok(undefined),
    });
    await expect(registrar.register(CANDIDATE, proven)).rejects.toThrow('broken');
    await expect(registrar.register(CANDIDATE, proven)).rejects.toThrow('broken');
  });
});

test('[REG-3] any order of events: one request at a time, one account, and the way is open in the end', async () => {
  const fates = constantFrom('accepted', 'accepted, answer lost', 'refused', 'lost on the way');
  await assert(
    asyncProperty(
      scheduler(),
      array(fates, { maxLength: 6 }),
      array(boolean(), { maxLength: 6 }),
      async (s, fate, proofs) => {
        let inFlight = 0;
        let accounts = 0;
        const onWire = async <T>(work: () => T): Promise<T> => {
          inFlight += 1;
          expect(inFlight).toBe(1);
          await s.schedule(Promise.resolve());
          inFlight -= 1;
          return work();
        };
        const registrar = createRegistrar({
          find: () => onWire(() => (accounts > 0 ? ok(MEMBER) : ok(undefined))),
          send: () =>
            onWire(() => {
              const next = fate.shift() ?? 'refused';
              if (next.startsWith('accepted')) accounts += 1;
              return next === 'accepted' ? ok(MEMBER) : fail(next === 'refused' ? REFUSED : OFFLINE);
            }),
        });
        const prove = async () => {
          await s.schedule(Promise.resolve());
          return proofs.shift() === false ? fail({ tone: 'alert', key: 'captcha.verify_first' } as const) : proven();
        };
        const submits = Array.from({ length: 8 }, () =>
          s.schedule(Promise.resolve()).then(() => registrar.register(CANDIDATE, prove)),
        );
        await s.waitFor(Promise.all(submits));
        expect(accounts).toBeLessThanOrEqual(1);
        const last = await s.waitFor(registrar.register(CANDIDATE, prove));
        if (accounts === 0) expect(last.kind).not.toBe('busy');
      },
    ),
  );
});

test('[REG-3] any order of events leaves the machine with a way on', () => {
  const events: RegistrationEvent[] = [
    'submit',
    'found',
    'absent',
    'proved',
    'unproved',
    'accepted',
    'refused',
    'lost',
  ];
  const walk = (state: typeof OPEN, depth: number): void => {
    expect(events.some((event) => nextRegistration(state, event) !== state) || state.phase === 'registered').toBe(true);
    const released = (['lost', 'unproved'] as const).reduce(nextRegistration, state);
    expect(['open', 'registered']).toContain(released.phase);
    if (depth > 0) for (const event of events) walk(nextRegistration(state, event), depth - 1);
  };
  walk(OPEN, 5);
});
