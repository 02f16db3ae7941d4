import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import { fail, ok, type Result } from '../../base/result';
import type { FrameOrder, FromFrame } from '../../contract/captcha-frame';
import { createGeetest, RESOURCE_WAIT, SCRIPT_WAIT } from './geetest';

const ORDER: FrameOrder = { kind: 'geetest-v4', script: 's', language: 'eng', captchaId: 'id' };
const PROOF = { kind: 'geetest-v4', validate: '{"lot_number":"1"}' } as const;
const PASSED: FromFrame = { type: 'passed', proof: PROOF };

/** A captcha over frames that do as the test says; no browser has a part in it. */
function rig(order: () => Promise<Result<FrameOrder, unknown>> = async () => ok(ORDER), loaded = Promise.resolve()) {
  const clock = createManualClock();
  const said: string[] = [];
  const frames: ((message: FromFrame) => void)[] = [];
  const tell = (message: FromFrame) => frames.at(-1)?.(message);
  const geetest = createGeetest({
    order,
    clock,
    open: (_, hear) => {
      frames.push(hear);
      return {
        loaded,
        start: () => void said.push('start'),
        verify: () => void said.push('verify'),
        reset: () => void said.push('reset'),
        close: () => void said.push('close'),
      };
    },
  });
  let detach: () => void = () => undefined;
  const mount = async () => {
    detach();
    detach = geetest.attach({} as HTMLIFrameElement);
    await settle();
  };
  // The page mounts a new frame for every round.
  let round = 0;
  geetest.subscribe(() => {
    if (geetest.view().round === round) return;
    round = geetest.view().round;
    void mount();
  });
  const hear = async (...messages: FromFrame['type'][]) => {
    for (const type of messages) {
      if (type === 'passed') tell(PASSED);
      else tell(type === 'failed' ? { type, code: '60500' } : { type });
      await settle();
    }
  };
  return {
    geetest,
    clock,
    said,
    mount,
    hear,
    tell,
    frames,
    phase: () => geetest.view().state.phase,
  };
}

describe('[CAPT-2] Geetest', () => {
  test('[CAPT-2] loads, waits, shows its task, and is passed by the vendor’s word', async () => {
    const { geetest, mount, hear, said, phase } = rig();
    await mount();
    expect(phase()).toBe('loading');
    await hear('loaded', 'ready');
    expect(phase()).toBe('waiting');
    const proven = geetest.prove();
    expect(geetest.view().isOpen).toBe(true);
    await hear('passed');
    expect(await proven).toEqual(ok(PROOF));
    expect([phase(), geetest.view().isOpen]).toEqual(['success', false]);
    expect(await geetest.prove()).toEqual(ok(PROOF));
    geetest.renew();
    expect(phase()).toBe('waiting');
    expect(said).toEqual(['start', 'verify', 'reset']);
  });

  test('[CAPT-3] closing it asks to finish first; it can be opened again', async () => {
    const { geetest, mount, hear, phase } = rig();
    await mount();
    await hear('loaded', 'ready');
    const first = geetest.prove();
    await hear('closed');
    expect(await first).toMatchObject({ ok: false, error: { key: 'captcha.verify_first' } });
    const second = geetest.prove();
    geetest.dismiss();
    expect(await second).toMatchObject({ ok: false, error: { key: 'captcha.verify_first' } });
    expect(phase()).toBe('waiting');
  });

  test('[CAPT-3] a second verification while one runs is refused', async () => {
    const { geetest, mount, hear } = rig();
    await mount();
    await hear('loaded', 'ready');
    const first = geetest.prove();
    expect(await geetest.prove()).toMatchObject({ ok: false, error: { key: 'captcha.too_fast' } });
    await hear('passed');
    expect((await first).ok).toBe(true);
  });

  test('[CAPT-3] what was asked for while it loaded opens when it is ready', async () => {
    const { geetest, mount, hear } = rig();
    await mount();
    const proven = geetest.prove();
    expect(geetest.view().isOpen).toBe(false);
    await hear('loaded', 'ready');
    expect(geetest.view().isOpen).toBe(true);
    await hear('passed');
    expect((await proven).ok).toBe(true);
  });

  test('[CAPT-3] a configuration that fails is tried once more', async () => {
    let asked = 0;
    const { mount, hear, phase } = rig(async () => {
      asked += 1;
      return asked === 1 ? fail('no challenge') : ok(ORDER);
    });
    await mount();
    await settle();
    await hear('loaded', 'ready');
    expect([asked, phase()]).toEqual([2, 'waiting']);
    await hear('failed');
    expect(phase()).toBe('error');
  });
});

describe('[CAPT-4] a captcha that cannot load', () => {
  test('[CAPT-4] says 60204 after three seconds without its script, and retries in a new frame', async () => {
    const { geetest, mount, clock, phase, hear } = rig();
    await mount();
    const proven = geetest.prove();
    await clock.advance(SCRIPT_WAIT - 1);
    expect(phase()).toBe('loading');
    await clock.advance(1);
    expect(geetest.view().state).toEqual({ phase: 'error', code: '60204' });
    expect((await proven).ok).toBe(false);
    geetest.retry();
    await settle();
    expect([phase(), geetest.view().round]).toEqual(['loading', 1]);
    await hear('loaded', 'ready');
    expect(phase()).toBe('waiting');
  });

  test('[CAPT-4] gives the vendor three seconds from when the frame is there, and the frame ten', async () => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { mount, clock, phase } = rig(undefined, loaded);
    await mount();
    await clock.advance(RESOURCE_WAIT - 1);
    expect(phase()).toBe('loading');
    load();
    await settle();
    await clock.advance(SCRIPT_WAIT - 1);
    expect(phase()).toBe('loading');
    await clock.advance(1);
    expect(phase()).toBe('error');

    const never = rig(undefined, new Promise(() => undefined));
    await never.mount();
    await never.clock.advance(RESOURCE_WAIT);
    expect(never.geetest.view().state).toEqual({ phase: 'error', code: '60204' });
  });

  test('[CAPT-4] says 60205 after ten seconds without what its script needs', async () => {
    const { geetest, mount, clock, hear, tell } = rig();
    await mount();
    await hear('loaded');
    tell({ type: 'failed', code: '60205' });
    await clock.advance(RESOURCE_WAIT - 1);
    expect(geetest.view().state.phase).toBe('loading');
    await clock.advance(1);
    expect(geetest.view().state).toEqual({ phase: 'error', code: '60205' });
  });

  test('[CAPT-4] gets along without a resource that the vendor missed', async () => {
    const { mount, hear, tell, phase } = rig();
    await mount();
    await hear('loaded');
    tell({ type: 'failed', code: '60205' });
    await hear('ready');
    expect(phase()).toBe('waiting');
  });

  test('[CAPT-4] a late word of a frame that was given up changes nothing', async () => {
    const { geetest, mount, clock, hear, frames, phase } = rig();
    await mount();
    await clock.advance(SCRIPT_WAIT);
    await hear('ready', 'passed');
    expect(phase()).toBe('error');
    geetest.retry();
    await settle();
    const proven = geetest.prove();
    frames[0]?.({ type: 'ready' });
    frames[0]?.(PASSED);
    expect([frames.length, phase()]).toEqual([2, 'loading']);
    geetest.dismiss();
    expect((await proven).ok).toBe(false);
  });

  test('[CAPT-4] whatever a frame says, nothing is proven but by a pass that was asked for; and everyone gets an answer', async () => {
    const words = constantFrom<FromFrame['type'] | 'prove' | 'dismiss' | 'retry' | 'renew'>(
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
      asyncProperty(array(words, { maxLength: 20 }), async (sequence) => {
        const { geetest, mount, hear, clock } = rig();
        await mount();
        const proofs: ReturnType<typeof geetest.prove>[] = [];
        let passes = 0;
        for (const word of sequence) {
          if (word === 'prove') proofs.push(geetest.prove());
          else if (word === 'dismiss' || word === 'retry' || word === 'renew') geetest[word]();
          else await hear(word);
          if (word === 'passed') passes += 1;
        }
        await clock.advance(2 * (SCRIPT_WAIT + RESOURCE_WAIT));
        geetest.dismiss();
        const answers = await Promise.all(proofs);
        if (answers.some(({ ok: isProven }) => isProven)) expect(passes).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
