import type { Clock } from '../../base/clock';
import { fail, ok, type Result } from '../../base/result';
import type { CaptchaFrameChannel } from '../../browser/frames/captcha-frame-channel';
import type { ApiError } from '../../contract/api-error';
import type { CaptchaError } from '../../contract/app-error';
import {
  CAPTCHA_RESOURCE_TIMEOUT_CODE,
  CAPTCHA_SCRIPT_TIMEOUT_CODE,
  type CaptchaFrameEvent,
  type CaptchaFrameSetup,
} from '../../contract/frames/captcha-frame';
import { type CaptchaEvent, type CaptchaState, INITIAL_CAPTCHA_STATE, reduceCaptcha } from './captcha-machine';
import type { CaptchaHandle, CaptchaProof } from './captcha-proof';

/**
 * How long Geetest's script may take to load (ms, CAPT-4). The resources that the script then loads may take {@link
 * GEETEST_RESOURCE_TIMEOUT_MS}.
 */
export const GEETEST_SCRIPT_TIMEOUT_MS = 3_000;
export const GEETEST_RESOURCE_TIMEOUT_MS = 10_000;

/** Why there is no setup: the script has no URL that is allowed, or the request for the challenge has failed. */
export type CaptchaSetupError = Pick<ApiError, 'requestId'>;

export interface GeetestDependencies {
  /**
   * Resolves with the setup message for the frame. For Geetest v3, this requests a challenge from the platform
   * (CAPT-1).
   */
  fetchSetup(): Promise<Result<CaptchaFrameSetup, CaptchaSetupError>>;
  openFrame(element: HTMLIFrameElement, onMessage: (message: CaptchaFrameEvent) => void): CaptchaFrameChannel;
  readonly clock: Clock;
}

/**
 * State that the widget renders. `round` is the React key of the frame: incrementing it mounts a new frame, because
 * Geetest's loader never recovers from an error (CAPT-4).
 */
export interface GeetestWidgetState {
  readonly state: CaptchaState;
  readonly isOpen: boolean;
  readonly round: number;
  /** Whether the frame is rendered: true once the widget has been near the viewport or a proof was requested. */
  readonly isFrameLoaded: boolean;
  /** Whether a proof has been used before. If so, the dialog explains why another proof is needed. */
  readonly isRepeat: boolean;
}

export interface GeetestController extends CaptchaHandle {
  view(): GeetestWidgetState;
  subscribe(listener: () => void): () => void;
  /** Loads the frame unless it is loaded already. */
  loadFrame(): void;
  /** Called when a frame has been mounted. Returns a cleanup function for its unmount. */
  attach(element: HTMLIFrameElement): () => void;
  retry(): void;
  /** Called when the user closes the challenge without solving it, or leaves the form. */
  dismiss(): void;
}

type ProofResult = Result<CaptchaProof, CaptchaError>;
const VERIFY_FIRST: CaptchaError = { layer: 'captcha', problem: 'verify_first' };
const TOO_FAST: CaptchaError = { layer: 'captcha', problem: 'too_fast' };

/**
 * Creates a Geetest captcha, version 3 or 4 (CAPT-2 to CAPT-4). It runs one verification at a time and passes only
 * when its frame reports that the user has passed the challenge.
 */
export function createGeetestController({ fetchSetup, openFrame, clock }: GeetestDependencies): GeetestController {
  const listeners = new Set<() => void>();
  let view: GeetestWidgetState = {
    state: INITIAL_CAPTCHA_STATE,
    isOpen: false,
    round: 0,
    isFrameLoaded: false,
    isRepeat: false,
  };
  let frame: CaptchaFrameChannel | undefined;
  let timeout = new AbortController();
  let hasRetried = false;
  let resolveProof: ((result: ProofResult) => void) | undefined;

  function show(change: Partial<GeetestWidgetState>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }
  const dispatch = (event: CaptchaEvent) => show({ state: reduceCaptcha(view.state, event) });

  function finish(result: ProofResult) {
    show({ isOpen: false });
    resolveProof?.(result);
    resolveProof = undefined;
  }

  /** Fails the captcha with `code` unless the timeout is replaced or aborted within `ms`. */
  async function startTimeout(ms: number, code: string) {
    timeout.abort();
    timeout = new AbortController();
    const { signal } = timeout;
    await clock.sleep(ms, signal);
    if (!signal.aborted) failWith(code);
  }

  function reloadFrame() {
    dispatch({ type: 'retry' });
    show({ round: view.round + 1 });
  }

  function failWith(code: string, requestId?: string) {
    timeout.abort();
    const isConfigurationError =
      view.state.phase === 'loading' && code !== CAPTCHA_SCRIPT_TIMEOUT_CODE && code !== CAPTCHA_RESOURCE_TIMEOUT_CODE;
    dispatch({ type: 'failed', code, requestId });
    if (isConfigurationError && !hasRetried) {
      hasRetried = true;
      return reloadFrame();
    }
    finish(fail({ layer: 'captcha', problem: 'failed', code, requestId }));
  }

  function loadFrame() {
    if (!view.isFrameLoaded) show({ isFrameLoaded: true });
  }

  function openTask() {
    show({ isOpen: true });
    frame?.verify();
  }

  function handleMessage(message: CaptchaFrameEvent) {
    switch (message.type) {
      case 'loaded':
        return void startTimeout(GEETEST_RESOURCE_TIMEOUT_MS, CAPTCHA_RESOURCE_TIMEOUT_CODE);
      case 'ready':
        timeout.abort();
        dispatch({ type: 'loaded' });
        return resolveProof ? openTask() : undefined;
      case 'passed':
        // Ignore a pass that no form has requested.
        if (!resolveProof) return;
        dispatch(message);
        return finish(ok(message.proof));
      case 'closed':
        return finish(fail(VERIFY_FIRST));
      case 'failed':
        // The vendor reports a missing resource but may work without it: the timeout decides.
        if (message.code === CAPTCHA_RESOURCE_TIMEOUT_CODE && view.state.phase === 'loading') return;
        return failWith(message.code);
    }
  }

  async function startFrame(opened: CaptchaFrameChannel) {
    const setup = await fetchSetup();
    if (frame !== opened) return;
    if (!setup.ok) return failWith('', setup.error.requestId);
    opened.start(setup.value);
    // The vendor's timeout starts once our own frame has loaded, which may take as long on a slow phone.
    void startTimeout(GEETEST_RESOURCE_TIMEOUT_MS, CAPTCHA_SCRIPT_TIMEOUT_CODE);
    await opened.loaded;
    if (frame === opened && view.state.phase === 'loading')
      void startTimeout(GEETEST_SCRIPT_TIMEOUT_MS, CAPTCHA_SCRIPT_TIMEOUT_CODE);
  }

  return {
    loadFrame,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      const opened = openFrame(element, (message) => frame === opened && handleMessage(message));
      frame = opened;
      void startFrame(opened);
      return () => {
        if (frame === opened) frame = undefined;
        timeout.abort();
        opened.close();
      };
    },
    prove() {
      const { state } = view;
      if (resolveProof) return Promise.resolve(fail(TOO_FAST));
      if (state.phase === 'success') return Promise.resolve(ok(state.proof));
      if (state.phase === 'error') return Promise.resolve(fail({ ...state, layer: 'captcha', problem: 'failed' }));
      return new Promise((resolve) => {
        resolveProof = resolve;
        loadFrame();
        if (state.phase === 'waiting') openTask();
      });
    },
    renew() {
      if (view.state.phase !== 'success') return;
      dispatch({ type: 'reset' });
      show({ isRepeat: true });
      frame?.reset();
    },
    retry() {
      if (view.state.phase === 'error') reloadFrame();
    },
    dismiss() {
      finish(fail(VERIFY_FIRST));
      frame?.reset();
    },
  };
}
