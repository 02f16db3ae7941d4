import type { Clock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import type { CaptchaFrame } from '../../browser/captcha-frame';
import { type FrameOrder, type FromFrame, RESOURCE_TIMEOUT, SCRIPT_TIMEOUT } from '../../contract/captcha-frame';
import type { FormProblem } from '../forms/form-problem';
import { type CaptchaHandle, captchaProblem } from './captcha-handle';
import { type CaptchaEvent, type CaptchaState, LOADING, nextCaptcha } from './captcha-machine';
import type { CaptchaProof } from './captcha-proof';

/** How long the vendor's script may take, and then what that needs, milliseconds (CAPT-4). */
export const SCRIPT_WAIT = 3_000;
export const RESOURCE_WAIT = 10_000;

export interface GeetestParts {
  /** What the frame is to load; it may have to be asked for (CAPT-1). */
  order(): Promise<Result<FrameOrder, unknown>>;
  open(element: HTMLIFrameElement, hear: (message: FromFrame) => void): CaptchaFrame;
  readonly clock: Clock;
}

/** What is on screen. A new `round` is a new frame: the vendor's loader never recovers in the old one (CAPT-4). */
export interface GeetestView {
  readonly state: CaptchaState;
  readonly isOpen: boolean;
  readonly round: number;
}

export interface Geetest extends CaptchaHandle {
  view(): GeetestView;
  subscribe(listener: () => void): () => void;
  /** The frame of this round is in the page. Answers what to do when it leaves. */
  attach(element: HTMLIFrameElement): () => void;
  retry(): void;
  /** The visitor closes the task without solving it. */
  dismiss(): void;
}

type Proven = Result<CaptchaProof, FormProblem>;
const VERIFY_FIRST: FormProblem = { tone: 'alert', key: 'captcha.verify_first' };
const TOO_FAST: FormProblem = { tone: 'alert', key: 'captcha.too_fast' };

/** A Geetest of either version: one verification at a time, passed by the vendor's word alone (CAPT-2 to CAPT-4). */
export function createGeetest({ order, open, clock }: GeetestParts): Geetest {
  const listeners = new Set<() => void>();
  let view: GeetestView = { state: LOADING, isOpen: false, round: 0 };
  let frame: CaptchaFrame | undefined;
  let patience = new AbortController();
  let hasTriedAgain = false;
  let settle: ((proven: Proven) => void) | undefined;

  function show(change: Partial<GeetestView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }
  const move = (event: CaptchaEvent) => show({ state: nextCaptcha(view.state, event) });

  function finish(proven: Proven) {
    show({ isOpen: false });
    settle?.(proven);
    settle = undefined;
  }

  /** From now on the next message has to come in time, or the captcha fails with `code`. */
  async function wait(ms: number, code: string) {
    patience.abort();
    patience = new AbortController();
    const { signal } = patience;
    await clock.sleep(ms, signal);
    if (!signal.aborted) giveUp(code);
  }

  function loadAgain() {
    move({ type: 'retry' });
    show({ round: view.round + 1 });
  }

  function giveUp(code: string) {
    patience.abort();
    const isConfiguration = view.state.phase === 'loading' && code !== SCRIPT_TIMEOUT && code !== RESOURCE_TIMEOUT;
    move({ type: 'failed', code });
    if (isConfiguration && !hasTriedAgain) {
      hasTriedAgain = true;
      return loadAgain();
    }
    finish(fail(captchaProblem(code)));
  }

  function openTask() {
    show({ isOpen: true });
    frame?.verify();
  }

  function hear(message: FromFrame) {
    switch (message.type) {
      case 'loaded':
        return void wait(RESOURCE_WAIT, RESOURCE_TIMEOUT);
      case 'ready':
        patience.abort();
        move({ type: 'loaded' });
        return settle ? openTask() : undefined;
      case 'passed':
        // Only a task that somebody has asked for can be passed.
        if (!settle) return;
        move(message);
        return finish(ok(message.proof));
      case 'closed':
        return finish(fail(VERIFY_FIRST));
      case 'failed':
        // The vendor tells of a missing resource and may get along without it: patience decides.
        if (message.code === RESOURCE_TIMEOUT && view.state.phase === 'loading') return;
        return giveUp(message.code);
    }
  }

  async function load(opened: CaptchaFrame) {
    const ordered = await order();
    if (frame !== opened) return;
    if (!ordered.ok) return giveUp('');
    opened.start(ordered.value);
    // The vendor's time begins when our own frame is there, for which a slow phone may take as long.
    void wait(RESOURCE_WAIT, SCRIPT_TIMEOUT);
    await opened.loaded;
    if (frame === opened && view.state.phase === 'loading') void wait(SCRIPT_WAIT, SCRIPT_TIMEOUT);
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      const opened = open(element, (message) => frame === opened && hear(message));
      frame = opened;
      void load(opened);
      return () => {
        if (frame === opened) frame = undefined;
        patience.abort();
        opened.close();
      };
    },
    prove() {
      const { state } = view;
      if (settle) return Promise.resolve(fail(TOO_FAST));
      if (state.phase === 'success') return Promise.resolve(ok(state.proof));
      if (state.phase === 'error') return Promise.resolve(fail(captchaProblem(state.code)));
      return new Promise((resolve) => {
        settle = resolve;
        if (state.phase === 'waiting') openTask();
      });
    },
    renew() {
      if (view.state.phase !== 'success') return;
      move({ type: 'reset' });
      frame?.reset();
    },
    retry() {
      if (view.state.phase === 'error') loadAgain();
    },
    dismiss() {
      finish(fail(VERIFY_FIRST));
      frame?.reset();
    },
  };
}
