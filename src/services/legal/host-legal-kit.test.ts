import { beforeEach, expect, test, vi } from 'vitest';

interface Answer {
  readonly ok: boolean;
  readonly json: () => Promise<unknown>;
}
const answer = (merchant: string, ok = true): Answer => ({ ok, json: async () => ({ merchant, legal: { age: 21 } }) });

/** Requests by the code of the merchant; each waits for its answer. */
const waiting = new Map<string, (answer: Answer) => void>();
const fetchKit = vi.fn(
  (url: string) => new Promise<Answer>((resolve) => waiting.set(new URL(url, 'https://a.example').search, resolve)),
);
const respond = (code: string, given: Answer) => waiting.get(`?merchant=${code}`)?.(given);

async function start() {
  vi.resetModules();
  const { loadHostLegalKit, useHostLegalKit } = await import('./host-legal-kit');
  return { load: loadHostLegalKit, read: () => useHostLegalKit.getState().merchant };
}

beforeEach(() => {
  fetchKit.mockClear();
  waiting.clear();
  vi.stubGlobal('fetch', fetchKit);
});

test('[SAFE-1.7] a legal kit that arrives late does not replace that of the present merchant', async () => {
  const { load, read } = await start();
  const [first, second] = [load('KOPI'), load('SOL')];
  respond('SOL', answer('SOL'));
  await second;
  respond('KOPI', answer('KOPI'));
  await first;
  expect(read()).toBe('SOL');
});

test('[SAFE-1.7] an error of the server is no legal kit, and the next load requests it again', async () => {
  const { load, read } = await start();
  const first = load('KOPI');
  respond('KOPI', answer('KOPI', false));
  await first;
  expect(read()).toBe('');
  const second = load('KOPI');
  respond('KOPI', answer('KOPI'));
  await second;
  expect(read()).toBe('KOPI');
  expect(fetchKit).toHaveBeenCalledTimes(2);
});

test('[SAFE-1.7] a late failure does not forget the request of the present merchant', async () => {
  const { load, read } = await start();
  const [first, second] = [load('KOPI'), load('SOL')];
  respond('KOPI', answer('KOPI', false));
  await first;
  void load('SOL');
  respond('SOL', answer('SOL'));
  await second;
  expect(read()).toBe('SOL');
  expect(fetchKit).toHaveBeenCalledTimes(2);
});
