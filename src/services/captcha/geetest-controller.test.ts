import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import { fail, ok, type Result } from '../../base/result';
import type { CaptchaFrameEvent, CaptchaFrameSetup } from '../../contract/frames/captcha-frame';
import {
  type CaptchaSetupError,
  createGeetestController,
  GEETEST_RESOURCE_TIMEOUT_MS,
  GEETEST_SCRIPT_TIMEOUT_MS,
} from './geetest-controller';

const SETUP: CaptchaFrameSetup = { kind: 'geetest-v4', script: 's', language: 'eng', captchaId: 'id' };
const PROOF = { kind: 'geetest-v4', validate: '{"lot_number":"1"}' } as const;
const PASSED: CaptchaFrameEvent = { type: 'passed', proof: PROOF };

/** Creates a Geetest captcha with fake frames that the test controls, without a browser. */
function setUp(
  fetchSetup: () => Promise<Result<CaptchaFrameSetup, CaptchaSetupError>> = async () => ok(SETUP),
  loaded = Promise.resolve(),
) {
  const clock = createManualClock();
  const commands: string[] = [];
  const frames: ((message: CaptchaFrameEvent) => void)[] = [];
  const emit = (message: CaptchaFrameEvent) => frames.at(-1)?.(message);
  const geetest = createGeetestController({
    fetchSetup,
    clock,
    openFrame: (_, onMessage) => {
      frames.push(onMessage);
      return {
        loaded,
        start: () => void commands.push('start'),
        verify: () => void commands.push('verify'),
        reset: () => void commands.push('reset'),
        close: () => void commands.push('close'),
      };
    },
  });
  let detach: () => void = () => undefined;
  const mount = async () => {
    detach();
    detach = geetest.attach({} as HTMLIFrameElement);
    await flushPromises();
  };
  // Like the page, mount a new frame for every round.
  let round = 0;
  geetest.subscribe(() => {
    if (geetest.view().round === round) return;
    round = geetest.view().round;
    void mount();
  });
  const receive = async (...messages: CaptchaFrameEvent['type'][]) => {
    for (const type of messages) {
      if (type === 'passed') emit(PASSED);
      else emit(type === 'failed' ? { type, code: '60500' } : { type });
      await flushPromises();
    }
  };
  return {
    geetest,
    clock,
    commands,
    mount,
    receive,
    emit,
    frames,
    phase: () => geetest.view().state.phase,
  };
}

describe('[CAPT-2] Geetest', () => {
  test('[CAPT-2.1] loads, waits for a request, shows its challenge and returns a proof when the frame reports a pass', async () => {
    const { geetest, mount, receive, commands, phase } = setUp();
    await mount();
    expect(phase()).toBe('loading');
    await receive('loaded', 'ready');
    expect(phase()).toBe('waiting');
    const proof = geetest.prove();
    expect(geetest.view().isOpen).toBe(true);
    await receive('passed');
    expect(await proof).toEqual(ok(PROOF));
    expect([phase(), geetest.view().isOpen]).toEqual(['success', false]);
    expect(await geetest.prove()).toEqual(ok(PROOF));
    geetest.renew();
    expect(phase()).toBe('waiting');
    expect(commands).toEqual(['start', 'verify', 'reset']);
  });

  test('[CAPT-2.1] loads its frame only on loadFrame() or when a proof is requested', async () => {
    const shown = setUp().geetest;
    expect(shown.view().isFrameLoaded).toBe(false);
    shown.loadFrame();
    expect(shown.view().isFrameLoaded).toBe(true);

    const proving = setUp().geetest;
    const proof = proving.prove();
    expect(proving.view().isFrameLoaded).toBe(true);
    proving.dismiss();
    expect((await proof).ok).toBe(false);
  });

  test('[CAPT-3.2] marks a challenge as repeated only if the proof of an earlier challenge has been used', async () => {
    const { geetest, mount, receive } = setUp();
    await mount();
    await receive('loaded', 'ready');
    const first = geetest.prove();
    geetest.renew();
    expect(geetest.view().isRepeat).toBe(false);
    await receive('passed');
    expect((await first).ok).toBe(true);
    geetest.renew();
    expect(geetest.view().isRepeat).toBe(true);
  });

  test('[CAPT-3] fails with “verify_first” when the challenge is closed, and then accepts another request for a proof', async () => {
    const { geetest, mount, receive, phase } = setUp();
    await mount();
    await receive('loaded', 'ready');
    const first = geetest.prove();
    await receive('closed');
    expect(await first).toMatchObject({ ok: false, error: { problem: 'verify_first' } });
    const second = geetest.prove();
    geetest.dismiss();
    expect(await second).toMatchObject({ ok: false, error: { problem: 'verify_first' } });
    expect(phase()).toBe('waiting');
  });

  test('[CAPT-3.1] refuses a second verification while the first is still running', async () => {
    const { geetest, mount, receive } = setUp();
    await mount();
    await receive('loaded', 'ready');
    const first = geetest.prove();
    expect(await geetest.prove()).toMatchObject({ ok: false, error: { problem: 'too_fast' } });
    await receive('passed');
    expect((await first).ok).toBe(true);
  });

  test('[CAPT-3] opens a challenge requested during loading as soon as Geetest is ready', async () => {
    const { geetest, mount, receive } = setUp();
    await mount();
    const proof = geetest.prove();
    expect(geetest.view().isOpen).toBe(false);
    await receive('loaded', 'ready');
    expect(geetest.view().isOpen).toBe(true);
    await receive('passed');
    expect((await proof).ok).toBe(true);
  });

  test('[CAPT-3] fetches its configuration a second time if the first request fails', async () => {
    let requests = 0;
    const { mount, receive, phase } = setUp(async () => {
      requests += 1;
      return requests === 1 ? fail({}) : ok(SETUP);
    });
    await mount();
    await flushPromises();
    await receive('loaded', 'ready');
    expect([requests, phase()]).toEqual([2, 'waiting']);
    await receive('failed');
    expect(phase()).toBe('error');
  });
});

describe('[CAPT-4] captcha with loading errors', () => {
  test('[OPS-4.4] a captcha that cannot be set up keeps the id of the request that has failed', async () => {
    const { geetest, mount } = setUp(async () => fail({ requestId: '7f3a91c2' }));
    await mount();
    const proof = geetest.prove();
    await mount();
    expect(geetest.view().state).toEqual({ phase: 'error', code: '', requestId: '7f3a91c2' });
    expect(await proof).toMatchObject({ error: { layer: 'captcha', problem: 'failed', requestId: '7f3a91c2' } });
  });

  test('[CAPT-4.1] a captcha with loading errors fails with the code 60204 if its script has not loaded after three seconds', async () => {
    const { geetest, mount, clock, phase, receive } = setUp();
    await mount();
    const proof = geetest.prove();
    await clock.advance(GEETEST_SCRIPT_TIMEOUT_MS - 1);
    expect(phase()).toBe('loading');
    await clock.advance(1);
    expect(geetest.view().state).toEqual({ phase: 'error', code: '60204' });
    expect((await proof).ok).toBe(false);
    geetest.retry();
    await flushPromises();
    expect([phase(), geetest.view().round]).toEqual(['loading', 1]);
    await receive('loaded', 'ready');
    expect(phase()).toBe('waiting');
  });

  test('the frame has ten seconds to load, and then the captcha provider’s script has three seconds', async () => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { mount, clock, phase } = setUp(undefined, loaded);
    await mount();
    await clock.advance(GEETEST_RESOURCE_TIMEOUT_MS - 1);
    expect(phase()).toBe('loading');
    load();
    await flushPromises();
    await clock.advance(GEETEST_SCRIPT_TIMEOUT_MS - 1);
    expect(phase()).toBe('loading');
    await clock.advance(1);
    expect(phase()).toBe('error');

    const never = setUp(undefined, new Promise(() => undefined));
    await never.mount();
    await never.clock.advance(GEETEST_RESOURCE_TIMEOUT_MS);
    expect(never.geetest.view().state).toEqual({ phase: 'error', code: '60204' });
  });

  test('[CAPT-4.1] the captcha fails with the code 60205 if the resources of its script have not loaded after ten seconds', async () => {
    const { geetest, mount, clock, receive, emit } = setUp();
    await mount();
    await receive('loaded');
    emit({ type: 'failed', code: '60205' });
    await clock.advance(GEETEST_RESOURCE_TIMEOUT_MS - 1);
    expect(geetest.view().state.phase).toBe('loading');
    await clock.advance(1);
    expect(geetest.view().state).toEqual({ phase: 'error', code: '60205' });
  });

  test('the captcha becomes ready in spite of a missing resource if it works without the resource', async () => {
    const { mount, receive, emit, phase } = setUp();
    await mount();
    await receive('loaded');
    emit({ type: 'failed', code: '60205' });
    await receive('ready');
    expect(phase()).toBe('waiting');
  });

  test('a captcha with loading errors ignores late messages from a frame that has timed out or was replaced', async () => {
    const { geetest, mount, clock, receive, frames, phase } = setUp();
    await mount();
    await clock.advance(GEETEST_SCRIPT_TIMEOUT_MS);
    await receive('ready', 'passed');
    expect(phase()).toBe('error');
    geetest.retry();
    await flushPromises();
    const proof = geetest.prove();
    frames[0]?.({ type: 'ready' });
    frames[0]?.(PASSED);
    expect([frames.length, phase()]).toEqual([2, 'loading']);
    geetest.dismiss();
    expect((await proof).ok).toBe(false);
  });

  test('for any messages and calls, every request for a proof is settled, and a proof is returned only after a pass', async () => {
    const steps = constantFrom<CaptchaFrameEvent['type'] | 'prove' | 'dismiss' | 'retry' | 'renew'>(
      'loaded',
      'ready',
      'passed',
      'closed',
      'failed',
      'prove',
      'dismiss',
      'retry',
      'renew',
    );
    await assert(
      asyncProperty(array(steps, { maxLength: 20 }), async (sequence) => {
        const { geetest, mount, receive, clock } = setUp();
        await mount();
        const proofs: ReturnType<typeof geetest.prove>[] = [];
        let passes = 0;
        for (const step of sequence) {
          if (step === 'prove') proofs.push(geetest.prove());
          else if (step === 'dismiss' || step === 'retry') geetest[step]();
          else if (step === 'renew') geetest.renew();
          else await receive(step);
          if (step === 'passed') passes += 1;
        }
        await clock.advance(2 * (GEETEST_SCRIPT_TIMEOUT_MS + GEETEST_RESOURCE_TIMEOUT_MS));
        geetest.dismiss();
        const results = await Promise.all(proofs);
        if (results.some(({ ok: isProven }) => isProven)) expect(passes).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
