import type * as React from 'react';

type Hooks = Pick<typeof React, 'useRef' | 'useSyncExternalStore' | 'useCallback' | 'useDebugValue'>;

/** Where React looks up the hooks while a component renders. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Runs a hook without a component, for hooks whose result is used and not shown. Returns a function that renders it
 * again, as React does after each change, and returns its result.
 */
export function hostHook<Result>(react: typeof React, render: () => Result): () => Result {
  const internals = Reflect.get(react, INTERNALS) as { H: Hooks | null };
  const cells: { current: unknown }[] = [];
  const subscribed = new Set<number>();
  let place = 0;
  const hooks = {
    useRef: (initial: unknown) => {
      place += 1;
      cells[place] ??= { current: initial };
      return cells[place];
    },
    useSyncExternalStore: <T>(subscribe: (listener: () => void) => () => void, read: () => T): T => {
      place += 1;
      if (!subscribed.has(place)) subscribe(() => undefined);
      subscribed.add(place);
      return read();
    },
    useCallback: <T>(callback: T): T => callback,
    useDebugValue: () => undefined,
  } as Hooks;
  return () => {
    place = 0;
    internals.H = hooks;
    try {
      return render();
    } finally {
      internals.H = null;
    }
  };
}
