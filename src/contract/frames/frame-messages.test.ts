import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CAPTCHA_FRAME_URL,
  CAPTCHA_RESOURCE_TIMEOUT_CODE,
  CAPTCHA_SCRIPT_TIMEOUT_CODE,
  captchaFrameCommand,
  captchaFrameEvent,
} from './captcha-frame';
import { MINI_GAME_FRAME_URL, miniGameCommand, miniGameEvent } from './mini-game';

const V4 = { kind: 'geetest-v4', script: 's', language: 'en', captchaId: 'c' };
const V3 = {
  kind: 'geetest-v3',
  script: 's',
  language: 'en',
  gt: 'g',
  challenge: 'c',
  newCaptcha: true,
  offline: false,
};
const V3_PROOF = { kind: 'geetest-v3', challenge: 'c', seccode: 's' };
const V4_PROOF = { kind: 'geetest-v4', validate: 'v' };
const without = (value: object, field: string) => ({ ...value, [field]: undefined });
const LONGEST_TEXT = 'x'.repeat(16_384);

/** Expects that the schema accepts the message unchanged if `isAccepted`, and rejects it otherwise. */
function checkMessage(schema: GenericSchema, message: unknown, isAccepted: boolean) {
  const parsed = safeParse(schema, message);
  expect([parsed.success, isAccepted ? parsed.output : message]).toEqual([isAccepted, message]);
}

test('the captcha and mini-game frames have fixed URLs, and the captcha timeouts have the codes 60204 and 60205', () => {
  expect([CAPTCHA_FRAME_URL, MINI_GAME_FRAME_URL]).toEqual(['/m/captcha/frame.html', '/m/mini-game/frame.html']);
  expect([CAPTCHA_SCRIPT_TIMEOUT_CODE, CAPTCHA_RESOURCE_TIMEOUT_CODE]).toEqual(['60204', '60205']);
});

describe('[CAPT-3] messages between the page and the captcha', () => {
  test.each<[object]>([
    [{ type: 'start', setup: V3 }],
    [{ type: 'start', setup: V4 }],
    [{ type: 'verify' }],
    [{ type: 'reset' }],
  ])('the captcha frame accepts %j from the page', (message) => checkMessage(captchaFrameCommand, message, true));

  test.each<[object]>([
    ...Object.keys(V3).map((field): [object] => [{ type: 'start', setup: without(V3, field) }]),
    ...Object.keys(V4).map((field): [object] => [{ type: 'start', setup: without(V4, field) }]),
    [{ type: 'start' }],
    [{ type: 'loaded' }],
    [{}],
  ])('the captcha frame rejects %j from the page', (message) => checkMessage(captchaFrameCommand, message, false));

  test.each<[object]>([
    [{ type: 'loaded' }],
    [{ type: 'ready' }],
    [{ type: 'closed' }],
    [{ type: 'passed', proof: V3_PROOF }],
    [{ type: 'passed', proof: V4_PROOF }],
    [{ type: 'failed', code: 'x'.repeat(32) }],
  ])('the page accepts %j from the captcha frame', (message) => checkMessage(captchaFrameEvent, message, true));

  test.each<[object]>([
    [{ type: 'passed', proof: without(V3_PROOF, 'challenge') }],
    [{ type: 'passed', proof: without(V3_PROOF, 'seccode') }],
    [{ type: 'passed', proof: without(V4_PROOF, 'validate') }],
    [{ type: 'passed' }],
    [{ type: 'failed', code: 'x'.repeat(33) }],
    [{ type: 'failed' }],
    [{ type: 'start' }],
  ])('the page rejects %j from the captcha frame', (message) => checkMessage(captchaFrameEvent, message, false));

  test('the page rejects a proof that is longer than 16,384 characters', () => {
    const passed = (validate: string) => ({ type: 'passed', proof: { kind: 'geetest-v4', validate } });
    checkMessage(captchaFrameEvent, passed(LONGEST_TEXT), true);
    checkMessage(captchaFrameEvent, passed(`${LONGEST_TEXT}x`), false);
  });
});

describe('[MINI-1] messages between the page and a mini game', () => {
  test('the frames of a captcha and of a mini game accept a title of at most 1,000 characters', () => {
    for (const [length, isAccepted] of [
      [1_000, true],
      [1_001, false],
    ] as const) {
      const title = 'x'.repeat(length);
      checkMessage(captchaFrameCommand, { type: 'start', setup: V4, title }, isAccepted);
      checkMessage(miniGameCommand, { type: 'start', script: 's', language: 'EN', title }, isAccepted);
    }
  });

  test.each<[object]>([
    [{ type: 'start', script: 's', language: 'EN' }],
    [{ type: 'show', view: 'bubble' }],
    [{ type: 'show', view: 'panel' }],
  ])('the mini game’s frame accepts %j from the page', (message) => checkMessage(miniGameCommand, message, true));

  test.each<[object]>([
    [{ type: 'start', script: 's' }],
    [{ type: 'start', language: 'EN' }],
    [{ type: 'show', view: 'page' }],
    [{ type: 'close' }],
  ])('the mini game’s frame rejects %j from the page', (message) => checkMessage(miniGameCommand, message, false));

  test.each<[object]>([[{ type: 'ready' }], [{ type: 'failed' }], [{ type: 'close' }]])(
    'the page accepts %j from the mini game’s frame',
    (message) => checkMessage(miniGameEvent, message, true),
  );

  test.each<[object]>([[{ type: 'show' }], [{}]])('the page rejects %j from the mini game’s frame', (message) =>
    checkMessage(miniGameEvent, message, false),
  );
});
