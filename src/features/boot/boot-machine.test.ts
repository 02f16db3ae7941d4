import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { type BootEvent, type BootState, reduceBoot, shouldPollStatus } from './boot-machine';

const endpoint = 'status';
const refusal = (code: string): ApiError => ({ layer: 'business', endpoint, code, message: 'No', value: null });
const DOMAIN_GONE = refusal('domain_not_available');
const OFFLINE_ERROR: ApiError = { layer: 'offline', endpoint };

const STATUS = {
  open: { maintenance: false, regionRestriction: false },
  maintenance: { maintenance: true, regionRestriction: false },
  denied: { maintenance: false, regionRestriction: true },
};
const STATES: Record<BootState['phase'], BootState> = {
  starting: { phase: 'starting' },
  waiting: { phase: 'waiting' },
  open: { phase: 'open' },
  maintenance: { phase: 'maintenance' },
  denied: { phase: 'denied' },
  'domain-error': { phase: 'domain-error', error: OFFLINE_ERROR },
  offline: { phase: 'offline', error: OFFLINE_ERROR },
  failed: { phase: 'failed', error: OFFLINE_ERROR },
};
const PHASES = Object.values(STATES);
const ON_SCREEN = [STATES.open, STATES.maintenance, STATES.denied];
const FAILING = STATES['domain-error'];
const WAITING = [STATES.starting, STATES.waiting, FAILING, STATES.offline, STATES.failed];

const failure = (error: ApiError, overrides: Partial<Extract<BootEvent, { type: 'failure' }>> = {}): BootEvent => ({
  type: 'failure',
  error,
  isOnline: true,
  cached: undefined,
  hasCachedDomains: false,
  ...overrides,
});

describe('[BOOT-2] [BOOT-3] loaded status', () => {
  test.each(PHASES)(
    'in the boot phase $phase, a loaded status sets the phase to “open”, “maintenance” or “denied”',
    (state) => {
      for (const phase of ['open', 'maintenance', 'denied'] as const)
        expect(reduceBoot(state, { type: 'status', status: STATUS[phase] })).toEqual({ phase });
    },
  );
});

describe('[BOOT-5] slow status', () => {
  test.each(PHASES)(
    'in the boot phase $phase, a slow status sets the phase to “waiting” only if nothing is shown',
    (state) => {
      const expected = state.phase === 'starting' ? STATES.waiting : state;
      expect(reduceBoot(state, { type: 'slow' })).toEqual(expected);
    },
  );
});

describe('[BOOT-4] error domain_not_available', () => {
  test.each(PHASES)(
    '[BOOT-4.1] in the phase $phase, the error domain_not_available sets “domain-error”, whatever data is cached',
    (state) => {
      for (const overrides of [{}, { hasCachedDomains: true }, { cached: STATUS.open }, { isOnline: false }])
        expect(reduceBoot(state, failure(DOMAIN_GONE, overrides))).toEqual({
          phase: 'domain-error',
          error: DOMAIN_GONE,
        });
    },
  );
});

const UNREACHABLE: ApiError[] = [
  { layer: 'offline', endpoint },
  { layer: 'timeout', endpoint, afterMs: 30_000 },
  { layer: 'http', endpoint, status: 502 },
];
const REFUSALS: ApiError[] = [
  refusal('anything.else'),
  refusal('TOO_MANY_REQUEST_1'),
  { layer: 'request', endpoint, message: '' },
  { layer: 'http', endpoint, status: 401 },
  { layer: 'http', endpoint, status: 403 },
  { layer: 'http', endpoint, status: 429 },
];
const UNREADABLE: ApiError[] = ['body', 'value.info.merchantCode'].map((field) => ({
  layer: 'decode',
  endpoint,
  field,
}));

describe('[DOM-1] [BOOT-5] unreachable platform', () => {
  test.each(UNREACHABLE)(
    'an error of the layer $layer sets the phase to “domain-error” if a domain list is cached, else to “failed”',
    (error) => {
      for (const state of ON_SCREEN) {
        expect(reduceBoot(state, failure(error))).toBe(state);
        expect(reduceBoot(state, failure(error, { hasCachedDomains: true, cached: STATUS.denied }))).toBe(state);
      }
      for (const state of WAITING) {
        const isFailing = state === FAILING;
        expect(reduceBoot(state, failure(error))).toEqual(isFailing ? FAILING : { phase: 'failed', error });
        const next = reduceBoot(state, failure(error, { hasCachedDomains: true }));
        expect(next).toEqual(isFailing ? FAILING : { phase: 'domain-error', error });
        expect(reduceBoot(state, failure(error, { hasCachedDomains: true, cached: STATUS.open }))).toEqual({
          phase: 'open',
        });
        expect(reduceBoot(state, failure(error, { cached: STATUS.maintenance }))).toEqual({ phase: 'maintenance' });
      }
    },
  );
});

describe('[BOOT-5] [DOM-1] failed status request without a network', () => {
  const isOnline = false;
  test.each(UNREACHABLE)(
    '[BOOT-5.11] offline, an error of the layer $layer sets “domain-error” if a domain list is cached, else “offline”',
    (error) => {
      for (const state of ON_SCREEN)
        expect(reduceBoot(state, failure(error, { isOnline, hasCachedDomains: true }))).toBe(state);
      for (const state of WAITING) {
        const isFailing = state === FAILING;
        expect(reduceBoot(state, failure(error, { isOnline }))).toEqual(
          isFailing ? FAILING : { phase: 'offline', error },
        );
        expect(reduceBoot(state, failure(error, { isOnline, hasCachedDomains: true }))).toEqual(
          isFailing ? FAILING : { phase: 'domain-error', error },
        );
        expect(reduceBoot(state, failure(error, { isOnline, cached: STATUS.open }))).toEqual({ phase: 'open' });
      }
    },
  );
});

describe('[BOOT-4] refused status request with an error other than domain_not_available', () => {
  test.each(REFUSALS)(
    '[BOOT-1.6] an error (layer $layer, code $code, status $status) sets “failed”, unless a status is loaded or cached',
    (error) => {
      for (const state of ON_SCREEN) expect(reduceBoot(state, failure(error, { hasCachedDomains: true }))).toBe(state);
      for (const state of WAITING) {
        for (const isOnline of [true, false])
          expect(reduceBoot(state, failure(error, { isOnline, hasCachedDomains: true }))).toEqual({
            phase: 'failed',
            error,
          });
        expect(reduceBoot(state, failure(error, { cached: STATUS.open }))).toEqual({ phase: 'open' });
      }
    },
  );
});

describe('[API-2] invalid field of a status response', () => {
  test.each(UNREADABLE)(
    '[API-2.6][BOOT-4.5] the invalid field $field sets the phase to “failed”, unless a status is loaded or cached',
    (error) => {
      for (const isOnline of [true, false]) {
        for (const hasCachedDomains of [true, false]) {
          const context = { isOnline, hasCachedDomains };
          for (const state of ON_SCREEN) expect(reduceBoot(state, failure(error, context))).toBe(state);
          for (const state of WAITING) {
            expect(reduceBoot(state, failure(error, context))).toEqual({ phase: 'failed', error });
            expect(reduceBoot(state, failure(error, { ...context, cached: STATUS.open }))).toEqual({ phase: 'open' });
          }
        }
      }
    },
  );
});

test('[BOOT-1] an aborted status request does not change the boot state', () => {
  for (const state of PHASES)
    expect(
      reduceBoot(state, failure({ layer: 'aborted', endpoint }, { hasCachedDomains: true, cached: STATUS.open })),
    ).toBe(state);
});

describe('[BOOT-5] the error decides whether the status is polled in the background', () => {
  test.each<[string, ApiError, boolean, boolean]>([
    // what                  error                                          failed screen  over a status
    ['a lost connection', { layer: 'offline', endpoint }, true, true],
    ['a timeout', { layer: 'timeout', endpoint, afterMs: 1 }, true, true],
    ['an HTTP status 500', { layer: 'http', endpoint, status: 500 }, true, true],
    ['an HTTP status 401', { layer: 'http', endpoint, status: 401 }, true, true],
    ['an HTTP status 403', { layer: 'http', endpoint, status: 403 }, true, true],
    ['an invalid response', { layer: 'decode', endpoint, field: 'value' }, true, true],
    ['a business error with a message', refusal('site.closed'), true, false],
    ['a rate limit', refusal('TOO_MANY_REQUEST'), true, true],
    ['an HTTP status 429', { layer: 'http', endpoint, status: 429 }, true, true],
    ['a request that was not sent', { layer: 'request', endpoint, message: '' }, true, false],
    ['the error domain_not_available', refusal('domain_not_available'), false, false],
    ['an aborted request', { layer: 'aborted', endpoint }, false, false],
  ])(
    'after %s, shouldPollStatus() returns $2 while no status is shown, and $3 while a status is shown',
    (_, error, failed, onScreen) => {
      expect([shouldPollStatus(error, false), shouldPollStatus(error, true)]).toEqual([failed, onScreen]);
    },
  );
});
