import { beforeEach, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import type { ApiError } from '../../contract/api-error';

const SECRETS = { token: 'tok-alice', userName: 'alice99', id: 'member-4711', typed: 'Wonder Land' };

beforeEach(() => {
  vi.resetModules();
  stubPageGlobals('https://m.fair.example/m/home');
  vi.stubGlobal('document', { ...document, querySelectorAll: () => [{ value: SECRETS.typed }] });
});

async function storeFailure(error: ApiError): Promise<string> {
  const { beginSession } = await import('../session/session-store');
  const { logFinishedCall } = await import('../platform/failed-calls');
  const { storeNewFailedCalls } = await import('./failed-call-records');
  const { readStoredFailedCalls } = await import('./stored-failed-calls');
  const { token, userName, id } = SECRETS;
  beginSession({ id, token, userName, merchantCode: 'FAIR', type: 0, firstTimeLogin: false, updatePassword: false });
  logFinishedCall({ endpoint: 'login', requestId: 'f'.repeat(32), at: 1, tookMs: 4.6, error });
  storeNewFailedCalls();
  const [{ what, ...call } = { what: '' }, ...others] = readStoredFailedCalls();
  expect([call, others]).toEqual([{ at: 1, endpoint: 'login', requestId: 'f'.repeat(32), tookMs: 5 }, []]);
  return what;
}

const refused = (code: string): ApiError => ({
  ...{ layer: 'business', endpoint: 'login', code, message: `Dear ${SECRETS.userName}`, value: { token: 'x' } },
});

test.each<[ApiError, string]>([
  [{ layer: 'http', endpoint: 'login', status: 503 }, 'HTTP 503'],
  [{ layer: 'timeout', endpoint: 'login', afterMs: 9 }, 'timeout'],
  [{ layer: 'decode', endpoint: 'login', field: 'value.records.0.amount' }, 'field value.records.0.amount'],
  [{ layer: 'decode', endpoint: 'login', field: `value.${SECRETS.userName}.amount` }, 'field value.[hidden].amount'],
  [refused('login.password.wrong'), 'refused login.password.wrong'],
  [refused(`no ${SECRETS.userName} here`), 'refused no [hidden] here'],
  [refused(`id ${SECRETS.id}`), 'refused id [hidden]'],
  [refused(`key ${SECRETS.token}`), 'refused key [hidden]'],
  [refused(`of ${SECRETS.typed}`), 'refused of [hidden]'],
  [refused('token=abc'), 'refused token=[hidden]'],
  [refused('call +63 912 345 6789'), 'refused call +[hidden]'],
  [refused('see /wps/a?user=1&x=2'), 'refused see /wps/a?…'],
  [refused('to a@b.example'), 'refused to [hidden]'],
])('[OPS-5.6][OPS-4] the failure %j is stored as “%s”', async (error, what) => {
  expect(await storeFailure(error)).toBe(what);
});
