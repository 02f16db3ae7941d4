import type { InferInput } from 'valibot';
import { vi } from 'vitest';
import { BUILD_INFO_ELEMENT_ID } from '../../../src/contract/bootstrap/build-info-element';
import type { deploymentSettings } from '../../../src/contract/bootstrap/deployment';
import type { HostBlock } from '../../../src/contract/bootstrap/host-block';

const realFetch = globalThis.fetch;

/**
 * Defines in Node the globals that the app's modules read in a page at `address`: the URL, the history, deployment
 * settings, network state and display mode of the page. Requests go to the origin of the address. Web storage stays in
 * memory, and the code of the web worker runs without a worker. Import the app's modules only after this call, because
 * some of them read these globals when they load.
 */
export function stubPageGlobals(
  address: string,
  deployment: InferInput<typeof deploymentSettings> & Partial<HostBlock> = { merchant: 'FAIR' },
): void {
  const location = new URL(address);
  const documentEvents = new EventTarget();
  vi.stubGlobal('document', {
    addEventListener: documentEvents.addEventListener.bind(documentEvents),
    visibilityState: 'visible',
    title: '',
    cookie: '',
    documentElement: { lang: '', dir: '', style: { setProperty: () => undefined, getPropertyValue: () => '' } },
    getElementById: (id: string) => (id === BUILD_INFO_ELEMENT_ID ? { textContent: '{}' } : null),
    querySelector: () => null,
  });
  vi.stubGlobal('hostBlock', { captchaFrame: '', ...deployment });
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    realFetch(typeof input === 'string' ? new URL(input, location) : input, init),
  );
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  for (const name of ['window', 'self']) vi.stubGlobal(name, globalThis);
  vi.stubGlobal('navigator', { userAgent: 'test', onLine: true, languages: ['en'], maxTouchPoints: 0 });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}
