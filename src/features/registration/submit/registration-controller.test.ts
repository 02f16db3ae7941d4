import { array, assert, asyncProperty, boolean, constantFrom, scheduler } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../base/result';
import type { ApiError } from '../../../contract/api-error';
import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import type { RegistrationFormData } from '../data/registration-form-data';
import { createRegistrationController } from './registration-controller';
import { INITIAL_REGISTRATION_STATE, type RegistrationEvent, reduceRegistration } from './registration-machine';

const FORM_DATA: RegistrationFormData = {
  method: 'username',
  username: 'a',
  password: 'p',
  mobile: { mobileNum: '' },
  code: '',
  referral: '',
};
const MEMBER: RegistrationResponse = { id: '1', customerId: '1', userName: 'a', customerName: 'a', token: 't' };
const OFFLINE: ApiError = { layer: 'offline', endpoint: 'registerByUsername' };
const REFUSED: ApiError = {
  layer: 'business',
  endpoint: 'registerByUsername',
  code: 'username.exists',
  message: 'm',
  value: null,
};
const createRequest = () => ({ requestId: 'r1', at: 0, body: undefined });
const REGISTERED = { ...MEMBER, requestId: 'r1' };
const proven = async () => ok({ kind: 'none' } as const);

describe('[REG-3] registration controller', () => {
  test('a registration is sent only once until reset() is called', async () => {
    let sent = 0;
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async () => ok({ ...MEMBER, id: String(++sent) }),
      findMember: async () => ok(undefined),
    });
    expect(await controller.register(FORM_DATA, proven)).toMatchObject({ kind: 'registered', member: { id: '1' } });
    expect(await controller.register(FORM_DATA, proven)).toEqual({ kind: 'busy' });
    controller.reset();
    expect(await controller.register(FORM_DATA, proven)).toMatchObject({ kind: 'registered', member: { id: '2' } });
  });

  test('[REG-3.2] a refusal after a lost response leaves the outcome unknown as long as the first request has none', async () => {
    const calls: string[] = [];
    const answers = [OFFLINE, REFUSED, REFUSED];
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => answers.length > 0,
      send: async () => {
        calls.push('send');
        return fail(answers.shift() ?? REFUSED);
      },
      findMember: async () => {
        calls.push('find');
        return ok(undefined);
      },
    });
    for (const kind of ['unknown', 'refused', 'refused', 'refused'])
      expect(await controller.register(FORM_DATA, proven)).toMatchObject({ kind });
    expect(calls).toEqual(['send', 'find', 'send', 'find', 'send', 'send']);
  });

  test('a registration is not sent if the captcha fails', async () => {
    const error = { layer: 'captcha', problem: 'verify_first' } as const;
    let sent = 0;
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async () => {
        sent += 1;
        return ok(MEMBER);
      },
      findMember: async () => ok(undefined),
    });
    expect(await controller.register(FORM_DATA, async () => fail(error))).toEqual({
      kind: 'captcha-failed',
      error,
    });
    expect(sent).toBe(0);
    expect((await controller.register(FORM_DATA, proven)).kind).toBe('registered');
  });

  test.each<[ApiError, string]>([
    [REFUSED, 'refused'],
    [{ layer: 'request', endpoint: 'registerByUsername', message: 'Missing Encryption' }, 'refused'],
    [{ layer: 'http', endpoint: 'registerByUsername', status: 413 }, 'refused'],
    [{ layer: 'http', endpoint: 'registerByUsername', status: 504 }, 'unknown'],
    [{ layer: 'timeout', endpoint: 'registerByUsername', afterMs: 1 }, 'unknown'],
    [{ layer: 'decode', endpoint: 'registerByUsername', field: 'id' }, 'unknown'],
    [OFFLINE, 'unknown'],
  ])('a registration that fails with the error %j has the outcome %s', async (error, kind) => {
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async () => fail(error),
      findMember: async () => fail(OFFLINE),
    });
    expect((await controller.register(FORM_DATA, proven)).kind).toBe(kind);
  });

  test('after a registration without a response, a sign-in checks for the account before another one is sent', async () => {
    const calls: string[] = [];
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async () => {
        calls.push('send');
        return fail(OFFLINE);
      },
      findMember: async ({ username }) => {
        calls.push(`find ${username}`);
        return ok(MEMBER);
      },
    });
    expect(await controller.register(FORM_DATA, proven)).toEqual({ kind: 'unknown' });
    const outcome = await controller.register({ ...FORM_DATA, username: 'b' }, proven);
    expect(outcome).toEqual({ kind: 'registered', member: REGISTERED, formData: FORM_DATA });
    expect(calls).toEqual(['send', 'find a']);
  });

  test('a refused registration is sent again without a sign-in that checks whether the account exists', async () => {
    const calls: string[] = [];
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async ({ username }) => {
        calls.push(`send ${username}`);
        return fail(REFUSED);
      },
      findMember: async () => {
        calls.push('find');
        return ok(MEMBER);
      },
    });
    await controller.register(FORM_DATA, proven);
    await controller.register({ ...FORM_DATA, username: 'b' }, proven);
    expect(calls).toEqual(['send a', 'send b']);
  });

  test('after a registration without a response, followed by a reset, no sign-in checks whether the account exists', async () => {
    const calls: string[] = [];
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: async ({ username }) => {
        calls.push(`send ${username}`);
        return fail(OFFLINE);
      },
      findMember: async ({ username }) => {
        calls.push(`find ${username}`);
        return ok(MEMBER);
      },
    });
    await controller.register(FORM_DATA, proven);
    controller.reset();
    await controller.register({ ...FORM_DATA, username: 'b' }, proven);
    expect(calls).toEqual(['send a', 'send b']);
  });

  test('a registration can be retried after an exception', async () => {
    const controller = createRegistrationController({
      createRequest,
      isUnconfirmed: () => false,
      send: () => Promise.reject(new Error('broken')),
      findMember: async () => ok(undefined),
    });
    await expect(controller.register(FORM_DATA, proven)).rejects.toThrow('broken');
    await expect(controller.register(FORM_DATA, proven)).rejects.toThrow('broken');
  });
});

test('[REG-3.2] in any order of events, a registration sends one request at a time and creates at most one account', async () => {
  const outcomes = constantFrom('accepted', 'accepted, answer lost', 'refused', 'lost on the way');
  await assert(
    asyncProperty(
      scheduler(),
      array(outcomes, { maxLength: 6 }),
      array(boolean(), { maxLength: 6 }),
      async (s, outcome, proofs) => {
        let inFlight = 0;
        let accounts = 0;
        const onWire = async <T>(work: () => T): Promise<T> => {
          inFlight += 1;
          expect(inFlight).toBe(1);
          await s.schedule(Promise.resolve());
          inFlight -= 1;
          return work();
        };
        const controller = createRegistrationController({
          createRequest,
          isUnconfirmed: () => false,
          findMember: () => onWire(() => (accounts > 0 ? ok(MEMBER) : ok(undefined))),
          send: () =>
            onWire(() => {
              const next = outcome.shift() ?? 'refused';
              if (next.startsWith('accepted')) accounts += 1;
              return next === 'accepted' ? ok(MEMBER) : fail(next === 'refused' ? REFUSED : OFFLINE);
            }),
        });
        const prove = async () => {
          await s.schedule(Promise.resolve());
          return proofs.shift() === false ? fail({ layer: 'captcha', problem: 'verify_first' } as const) : proven();
        };
        const submits = Array.from({ length: 8 }, () =>
          s.schedule(Promise.resolve()).then(() => controller.register(FORM_DATA, prove)),
        );
        await s.waitFor(Promise.all(submits));
        expect(accounts).toBeLessThanOrEqual(1);
        const last = await s.waitFor(controller.register(FORM_DATA, prove));
        if (accounts === 0) expect(last.kind).not.toBe('busy');
      },
    ),
  );
});

test('[REG-3] every state of the registration machine except “registered” can be left without a reset', () => {
  const events: RegistrationEvent[] = [
    'submit',
    'already-registered',
    'not-registered',
    'captcha-passed',
    'captcha-failed',
    'accepted',
    'refused',
    'no-response',
  ];
  const walk = (state: typeof INITIAL_REGISTRATION_STATE, depth: number): void => {
    expect(events.some((event) => reduceRegistration(state, event) !== state) || state.phase === 'registered').toBe(
      true,
    );
    const released = (['no-response', 'captcha-failed'] as const).reduce(reduceRegistration, state);
    expect(['idle', 'registered']).toContain(released.phase);
    if (depth > 0) for (const event of events) walk(reduceRegistration(state, event), depth - 1);
  };
  walk(INITIAL_REGISTRATION_STATE, 5);
});
