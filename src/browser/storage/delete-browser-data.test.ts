import { expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { deleteBrowserData } from './delete-browser-data';

test('[SAFE-6.3] every service worker is told to store nothing more, also one that is being installed', async () => {
  stubPageGlobals('https://m.fair.example/m/');
  const told: string[] = [];
  const worker = (state: string) => ({ postMessage: ({ type }: { type: string }) => told.push(`${state}: ${type}`) });
  const unregister = async () => told.push('unregistered');
  const registrations = [
    { active: worker('active'), waiting: null, installing: worker('installing'), unregister },
    { active: null, waiting: worker('waiting'), installing: null, unregister },
  ];
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } });
  expect(await deleteBrowserData(() => false)).toBe(true);
  expect(told).toEqual([
    'active: forget-device',
    'installing: forget-device',
    'waiting: forget-device',
    'unregistered',
    'unregistered',
  ]);
});
