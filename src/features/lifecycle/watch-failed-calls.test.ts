import { beforeEach, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';

beforeEach(() => {
  vi.resetModules();
  stubPageGlobals('https://m.fair.example/m/home');
  vi.stubGlobal('document', { ...document, querySelectorAll: () => [] });
});

test('[OPS-5.6] calls that failed before and after the first paint are stored, each once; others are not', async () => {
  const { logFinishedCall } = await import('../../services/platform/failed-calls');
  const { readStoredFailedCalls } = await import('../../services/observability/stored-failed-calls');
  const { watchFailedCalls } = await import('./watch-failed-calls');
  const finish = (requestId: string, at: number, isFailed = true) =>
    logFinishedCall({
      endpoint: 'status',
      requestId,
      at,
      tookMs: 5,
      error: isFailed ? { layer: 'offline', endpoint: 'status' } : undefined,
    });
  const stored = () => readStoredFailedCalls().map(({ requestId }) => requestId);
  finish('before', 1);
  watchFailedCalls();
  await expect.poll(stored).toEqual(['before']);
  finish('good', 2, false);
  finish('after', 3);
  await expect.poll(stored).toEqual(['before', 'after']);
});
