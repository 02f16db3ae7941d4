import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { type BootEvent, type BootState, nextBoot } from './boot-machine';

const endpoint = 'status';
const refusal = (code: string): ApiError => ({ layer: 'business', endpoint, code, message: 'No', value: null });
const GONE = refusal('domain_not_available');
const OLD: ApiError = { layer: 'offline', endpoint };

const STATUS = {
  open: { maintenance: false, regionRestriction: false },
  maintenance: { maintenance: true, regionRestriction: false },
  denied: { maintenance: false, regionRestriction: true },
};
const STATES: Record<BootState['phase'], BootState> = {
  starting: { phase: 'starting' },
  open: { phase: 'open' },
  maintenance: { phase: 'maintenance' },
  denied: { phase: 'denied' },
  'domain-error': { phase: 'domain-error', error: OLD },
  offline: { phase: 'offline', error: OLD },
  failed: { phase: 'failed', error: OLD },
};
const PHASES = Object.values(STATES);
const ON_SCREEN = [STATES.open, STATES.maintenance, STATES.denied];
const FAILING = STATES['domain-error'];
const WAITING = [STATES.starting, FAILING, STATES.offline, STATES.failed];

const failure = (error: ApiError, more: Partial<Extract<BootEvent, { type: 'failure' }>> = {}): BootEvent => ({
  type: 'failure',
  error,
  online: true,
  last: undefined,
  linesKnown: false,
  ...more,
});

describe('[BOOT-2] [BOOT-3] a status decides, whatever was before', () => {
  test.each(PHASES)('from $phase', (state) => {
    for (const phase of ['open', 'maintenance', 'denied'] as const)
      expect(nextBoot(state, { type: 'status', status: STATUS[phase] })).toEqual({ phase });
  });
});

describe('[BOOT-4] domain_not_available leads to the domain error, whatever was before and is known', () => {
  test.each(PHASES)('from $phase', (state) => {
    for (const more of [{}, { linesKnown: true }, { last: STATUS.open }, { online: false }])
      expect(nextBoot(state, failure(GONE, more))).toEqual({ phase: 'domain-error', error: GONE });
  });
});

const UNREACHABLE: ApiError[] = [
  { layer: 'offline', endpoint },
  { layer: 'timeout', endpoint, afterMs: 30_000 },
  { layer: 'http', endpoint, status: 502 },
  { layer: 'decode', endpoint, field: 'body' },
];
const SPOKEN: ApiError[] = [
  refusal('anything.else'),
  refusal('TOO_MANY_REQUEST_1'),
  { layer: 'request', endpoint, message: '' },
];

describe('[DOM-1] [BOOT-5] a host that does not answer', () => {
  test.each(UNREACHABLE)('by $layer', (error) => {
    for (const state of ON_SCREEN) {
      expect(nextBoot(state, failure(error))).toBe(state);
      expect(nextBoot(state, failure(error, { linesKnown: true, last: STATUS.denied }))).toBe(state);
    }
    for (const state of WAITING) {
      const isFailing = state === FAILING;
      expect(nextBoot(state, failure(error))).toEqual(isFailing ? FAILING : { phase: 'failed', error });
      const known = nextBoot(state, failure(error, { linesKnown: true }));
      expect(known).toEqual(isFailing ? FAILING : { phase: 'domain-error', error });
      expect(nextBoot(state, failure(error, { linesKnown: true, last: STATUS.open }))).toEqual({ phase: 'open' });
      expect(nextBoot(state, failure(error, { last: STATUS.maintenance }))).toEqual({ phase: 'maintenance' });
    }
  });
});

describe('[BOOT-5] [DOM-1] without a network no domain is blamed', () => {
  const online = false;
  test.each(UNREACHABLE)('by $layer', (error) => {
    for (const state of ON_SCREEN) expect(nextBoot(state, failure(error, { online, linesKnown: true }))).toBe(state);
    for (const state of WAITING) {
      expect(nextBoot(state, failure(error, { online }))).toEqual({ phase: 'offline', error });
      expect(nextBoot(state, failure(error, { online, linesKnown: true }))).toEqual({ phase: 'offline', error });
      expect(nextBoot(state, failure(error, { online, last: STATUS.open }))).toEqual({ phase: 'open' });
    }
  });
});

describe('[BOOT-4] a platform that says something else', () => {
  test.each(SPOKEN)('by $layer $code', (error) => {
    for (const state of ON_SCREEN) expect(nextBoot(state, failure(error, { linesKnown: true }))).toBe(state);
    for (const state of WAITING) {
      for (const online of [true, false])
        expect(nextBoot(state, failure(error, { online, linesKnown: true }))).toEqual({ phase: 'failed', error });
      expect(nextBoot(state, failure(error, { last: STATUS.open }))).toEqual({ phase: 'open' });
    }
  });
});

test('[BOOT-1] a call taken back changes nothing', () => {
  for (const state of PHASES)
    expect(nextBoot(state, failure({ layer: 'aborted', endpoint }, { linesKnown: true, last: STATUS.open }))).toBe(
      state,
    );
});
