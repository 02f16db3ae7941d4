import type * as React from 'react';

interface Cell {
  value?: unknown;
  deps?: readonly unknown[] | undefined;
  cleanup?: (() => void) | undefined;
}
interface Node {
  readonly type: unknown;
  readonly cells: Cell[];
  /** Whether its state has changed since it was rendered. */
  isDirty: boolean;
  /** What it has returned. */
  output?: unknown;
}
type Component = (props: object) => unknown;
type Cleanup = (() => void) | undefined;

/** Where React looks up the hooks while a component renders. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Runs function components without a document: with state, effects, contexts and the components that they return. What
 * they show is left out. As in React, a change renders the component that it concerns and those that it returns.
 */
export class ComponentHost {
  private nodes = new Map<string, Node>();
  private element: unknown;
  private isScheduled = false;
  private isMounted = false;

  /**
   * @param contexts values of contexts; others have their default
   * @param schedule adds a task to the page
   */
  constructor(
    private readonly react: typeof React,
    private readonly contexts: ReadonlyMap<unknown, unknown>,
    private readonly schedule: (run: () => void) => void,
  ) {}

  mount(element: unknown): void {
    this.element = element;
    this.isMounted = false;
    this.request();
  }

  unmount(): void {
    this.mount(undefined);
  }

  private readonly request = (): void => {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(() => {
      this.isScheduled = false;
      this.renderAll();
    });
  };

  private renderAll(): void {
    const effects: (() => void)[] = [];
    const next = new Map<string, Node>();
    this.render(this.element, '', !this.isMounted, next, effects);
    this.isMounted = true;
    for (const [place, node] of this.nodes)
      if (next.get(place) !== node) for (const cell of node.cells) cell.cleanup?.();
    this.nodes = next;
    for (const run of effects) run();
  }

  /** @param isNew whether the component that returned the element has been rendered again */
  private render(
    element: unknown,
    place: string,
    isNew: boolean,
    next: Map<string, Node>,
    effects: (() => void)[],
  ): void {
    if (Array.isArray(element)) {
      for (const [index, child] of element.entries()) this.render(child, `${place}/${index}`, isNew, next, effects);
      return;
    }
    if (!this.react.isValidElement(element)) return;
    const { type, props } = element as { readonly type: unknown; readonly props: object };
    if (type === this.react.Fragment) this.render(Reflect.get(props, 'children'), place, isNew, next, effects);
    if (typeof type !== 'function') return;
    const old = this.nodes.get(place);
    const node: Node = old?.type === type ? old : { type, cells: [], isDirty: true };
    next.set(place, node);
    const isRendered = isNew || node.isDirty;
    if (isRendered) node.output = this.runComponent(type as Component, props, node, effects);
    this.render(node.output, `${place}/`, isRendered, next, effects);
  }

  private runComponent(component: Component, props: object, node: Node, effects: (() => void)[]): unknown {
    const internals = Reflect.get(this.react, INTERNALS) as { H: object | null };
    node.isDirty = false;
    internals.H = this.hooksOf(node, effects);
    try {
      return component(props);
    } finally {
      internals.H = null;
    }
  }

  private hooksOf(node: Node, effects: (() => void)[]) {
    const { cells } = node;
    const change = () => {
      node.isDirty = true;
      this.request();
    };
    let place = -1;
    const cell = (create: () => Cell): Cell => {
      place += 1;
      cells[place] ??= create();
      return cells[place] as Cell;
    };
    const useMemo = (compute: () => unknown, deps: readonly unknown[]): unknown => {
      const memo = cell(() => ({}));
      if (!areEqual(memo.deps, deps)) Object.assign(memo, { value: compute(), deps });
      return memo.value;
    };
    const useEffect = (run: () => Cleanup, deps?: readonly unknown[]): void => {
      const effect = cell(() => ({}));
      if (areEqual(effect.deps, deps)) return;
      effect.deps = deps;
      effects.push(() => {
        effect.cleanup?.();
        effect.cleanup = run();
      });
    };
    return {
      useMemo,
      useEffect,
      useCallback: (callback: unknown, deps: readonly unknown[]) => useMemo(() => callback, deps),
      useRef: (current: unknown) => cell(() => ({ value: { current } })).value,
      useDebugValue: () => undefined,
      useContext: (context: { readonly _currentValue: unknown }) =>
        this.contexts.has(context) ? this.contexts.get(context) : context._currentValue,
      useState: (initial: unknown) => {
        const state = cell(() => ({ value: typeof initial === 'function' ? initial() : initial }));
        const set = (next: unknown) => {
          const value = typeof next === 'function' ? next(state.value) : next;
          if (Object.is(value, state.value)) return;
          state.value = value;
          change();
        };
        return [state.value, set];
      },
      useSyncExternalStore: (subscribe: (listener: () => void) => () => void, read: () => unknown) => {
        const value = read();
        const store = cell(() => ({ value: { read, value } })).value as { read: () => unknown; value: unknown };
        Object.assign(store, { read, value });
        useEffect(() => {
          const changeIfNew = () => {
            if (!Object.is(store.read(), store.value)) change();
          };
          const stop = subscribe(changeIfNew);
          changeIfNew();
          return stop;
        }, [subscribe]);
        return value;
      },
    };
  }
}

const areEqual = (before: readonly unknown[] | undefined, now: readonly unknown[] | undefined): boolean =>
  before !== undefined && now?.every((value, at) => Object.is(value, before[at])) === true;
