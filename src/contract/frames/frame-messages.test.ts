import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CAPTCHA_FRAME_URL,
  messageFromCaptchaFrame,
  messageToCaptchaFrame,
  RESOURCE_TIMEOUT_CODE,
  SCRIPT_TIMEOUT_CODE,
} from './captcha-frame';
import { MINI_GAME_FRAME_URL, messageFromMiniGame, messageToMiniGame } from './mini-game';

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

/** A message is accepted unchanged or not at all. */
function checkMessage(schema: GenericSchema, message: unknown, isAccepted: boolean) {
  const parsed = safeParse(schema, message);
  expect([parsed.success, isAccepted ? parsed.output : message]).toEqual([isAccepted, message]);
}

test('the URLs of the frames and the error codes of the captcha have the deployed values', () => {
  expect([CAPTCHA_FRAME_URL, MINI_GAME_FRAME_URL]).toEqual(['/m/captcha/frame.html', '/m/mini-game/frame.html']);
  expect([SCRIPT_TIMEOUT_CODE, RESOURCE_TIMEOUT_CODE]).toEqual(['60204', '60205']);
});

describe('[CAPT-3] messages between the page and the captcha', () => {
  test.each<[object, boolean]>([
    [{ type: 'start', setup: V3 }, true],
    [{ type: 'start', setup: V4 }, true],
    [{ type: 'verify' }, true],
    [{ type: 'reset' }, true],
    ...Object.keys(V3).map((field): [object, boolean] => [{ type: 'start', setup: without(V3, field) }, false]),
    ...Object.keys(V4).map((field): [object, boolean] => [{ type: 'start', setup: without(V4, field) }, false]),
    [{ type: 'start' }, false],
    [{ type: 'loaded' }, false],
    [{}, false],
  ])('the frame accepts %j from the page: %s', (message, isAccepted) =>
    checkMessage(messageToCaptchaFrame, message, isAccepted),
  );

  test.each<[object, boolean]>([
    [{ type: 'loaded' }, true],
    [{ type: 'ready' }, true],
    [{ type: 'closed' }, true],
    [{ type: 'passed', proof: V3_PROOF }, true],
    [{ type: 'passed', proof: V4_PROOF }, true],
    [{ type: 'passed', proof: without(V3_PROOF, 'challenge') }, false],
    [{ type: 'passed', proof: without(V3_PROOF, 'seccode') }, false],
    [{ type: 'passed', proof: without(V4_PROOF, 'validate') }, false],
    [{ type: 'passed' }, false],
    [{ type: 'failed', code: 'x'.repeat(32) }, true],
    [{ type: 'failed', code: 'x'.repeat(33) }, false],
    [{ type: 'failed' }, false],
    [{ type: 'start' }, false],
  ])('the page accepts %j from the frame: %s', (message, isAccepted) =>
    checkMessage(messageFromCaptchaFrame, message, isAccepted),
  );

  test('the page rejects a proof that is longer than LONGEST_TEXT', () => {
    const passed = (validate: string) => ({ type: 'passed', proof: { kind: 'geetest-v4', validate } });
    checkMessage(messageFromCaptchaFrame, passed(LONGEST_TEXT), true);
    checkMessage(messageFromCaptchaFrame, passed(`${LONGEST_TEXT}x`), false);
  });
});

describe('[MINI-1] messages between the page and a mini game', () => {
  test.each<[object, boolean]>([
    [{ type: 'start', script: 's', language: 'EN' }, true],
    [{ type: 'start', script: 's' }, false],
    [{ type: 'start', language: 'EN' }, false],
    [{ type: 'show', view: 'bubble' }, true],
    [{ type: 'show', view: 'panel' }, true],
    [{ type: 'show', view: 'page' }, false],
    [{ type: 'close' }, false],
  ])('the frame accepts %j from the page: %s', (message, isAccepted) =>
    checkMessage(messageToMiniGame, message, isAccepted),
  );

  test.each<[object, boolean]>([
    [{ type: 'ready' }, true],
    [{ type: 'failed' }, true],
    [{ type: 'close' }, true],
    [{ type: 'show' }, false],
    [{}, false],
  ])('the page accepts %j from the frame: %s', (message, isAccepted) =>
    checkMessage(messageFromMiniGame, message, isAccepted),
  );
});
