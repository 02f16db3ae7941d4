import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { type CaptchaIntent, decideCaptcha } from './decide-captcha';

interface Site {
  readonly on?: readonly string[];
  readonly picture?: boolean;
  readonly gw?: object;
  readonly test?: boolean;
  readonly captcha?: object;
}

function site({ on = [], picture = false, gw = {}, test: isTest = false, captcha = {} }: Site) {
  return parse(siteStatus, {
    info: {
      merchantCode: 'FAIR',
      whitelabel: Object.fromEntries(on.map((name) => [name, true])),
      whitelabelVal: { name: 'Fair' },
      register: { captcha: { enabled: picture } },
      captcha,
      gw,
    },
    test: isTest,
  });
}

const V4 = { GEETEST_VERSION: 'v4', GEETEST_ID: 'id' };
const kindOf = (given: Site, intent: CaptchaIntent) => decideCaptcha(site(given), intent).kind;

describe('[CAPT-1] which captcha a registration wants', () => {
  test.each<[string, Site, string]>([
    ['nothing is set', {}, 'none'],
    ['the picture is on', { picture: true }, 'image'],
    ['Geetest is on, of no version', { on: ['GEETEST3'] }, 'geetest-v3'],
    ['Geetest and the picture are on', { on: ['GEETEST3'], picture: true }, 'geetest-v3'],
    ['Geetest v4 is on', { on: ['GEETEST3'], gw: V4 }, 'geetest-v4'],
    ['Geetest v4 has no id', { on: ['GEETEST3'], gw: { GEETEST_VERSION: 'v4' } }, 'geetest-v3'],
    ['Geetest is for test sites, and this is none', { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4 }, 'none'],
    ['the same, with the picture', { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4, picture: true }, 'image'],
    [
      'Geetest is for test sites, and this is one',
      { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4, test: true },
      'geetest-v4',
    ],
  ])('[CAPT-1] %s', (_, given, kind) => expect(kindOf(given, 'register')).toBe(kind));

  test('[CAPT-1] before the status is known none is', () => {
    expect(decideCaptcha(undefined, 'register').kind).toBe('none');
  });
});

describe('[CAPT-3] a setting that is off passes', () => {
  test.each<[CaptchaIntent, Site, string]>([
    ['register', { on: ['GEETEST3'], gw: V4, captcha: { register: false } }, 'none'],
    ['register', { picture: true, captcha: { register: false } }, 'none'],
    ['login', { on: ['GEETEST3'], gw: V4 }, 'none'],
    ['login', { on: ['GEETEST3'], gw: V4, captcha: { login: true } }, 'geetest-v4'],
    ['login', { on: ['GEETEST3'], captcha: { login: true } }, 'geetest-v3'],
    ['login', { picture: true, captcha: { login: true } }, 'none'],
    ['sms', { on: ['GEETEST3'], gw: V4 }, 'none'],
    ['sms', { on: ['GEETEST3'], gw: V4, captcha: { sms: true } }, 'geetest-v4'],
    ['sms', { on: ['GEETEST3'], captcha: { sms: true } }, 'not-set-up'],
    ['sms', { captcha: { sms: true } }, 'not-set-up'],
  ])('[CAPT-3] %s with %j: %s', (intent, given, kind) => expect(kindOf(given, intent)).toBe(kind));
});
