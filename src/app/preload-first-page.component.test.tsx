import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionInfo } from '../contract/session-info';
import { useBootStore } from '../features/boot/boot-store';
import { useSession } from '../services/session/session-store';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';
import { preloadFirstPage } from './preload-first-page';

const alice = { token: 'token-1', userName: 'alice', updatePassword: false } as SessionInfo;
const initialPath = location.pathname;

/** Sets the state of a start at a path. */
function startAt(path: string, phase: 'open' | 'maintenance' | 'waiting', session?: SessionInfo): void {
  history.replaceState(null, '', path);
  useBootStore.setState({ boot: { phase } });
  useSession.setState({ session, epoch: 0, signedOutOn: undefined });
}

/** Returns routes of lazy pages, and the paths of the pages whose code has been requested. */
function createLazyRoutes(load: () => Promise<unknown> = async () => undefined) {
  const requested: string[] = [];
  const getRoutes = () =>
    ['/m/login', '/m/withdraw'].map((path) => {
      const Page = lazyWithRetry(async () => {
        requested.push(path);
        await load();
        return { default: () => <p>{path}</p> };
      });
      return { path, element: <Page /> };
    });
  return { requested, getRoutes };
}

afterEach(() => {
  vi.useRealTimers();
  startAt(initialPath, 'open');
});

describe('[BOOT-1.10] code of the first page', () => {
  test.each([
    // path, phase, session, whose code is requested
    ['/m/login', 'open', undefined, ['/m/login']],
    ['/m/withdraw', 'open', undefined, []],
    ['/m/withdraw', 'open', alice, ['/m/withdraw']],
    ['/m/withdraw', 'open', { ...alice, updatePassword: true }, []],
    ['/m/home', 'open', alice, []],
    ['/m/login', 'maintenance', undefined, []],
    ['/m/login', 'waiting', undefined, []],
  ] as const)('%s, %s, session %s', async (path, phase, session, expected) => {
    startAt(path, phase, session);
    const { requested, getRoutes } = createLazyRoutes();
    await preloadFirstPage(getRoutes);
    expect(requested).toEqual(expected);
  });

  test('the first render waits two seconds for code that does not arrive', async () => {
    startAt('/m/login', 'open');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isOver = false;
    void preloadFirstPage(createLazyRoutes(() => new Promise(() => undefined)).getRoutes).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isOver).toBe(true);
  });
});
