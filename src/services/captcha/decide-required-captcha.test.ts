import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/site/system';
import { type CaptchaProtectedAction, decideRequiredCaptcha } from './decide-required-captcha';

interface SiteOptions {
  readonly on?: readonly string[];
  readonly picture?: boolean;
  readonly gw?: object;
  readonly test?: boolean;
  readonly captcha?: object;
}

function site({ on = [], picture = false, gw = {}, test: isTest = false, captcha = {} }: SiteOptions) {
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
const kindOf = (options: SiteOptions, action: CaptchaProtectedAction) =>
  decideRequiredCaptcha(site(options), action).kind;

describe('[CAPT-1][CAPT-1.1] captcha that a registration requires', () => {
  test.each<[string, SiteOptions, string]>([
    ['nothing is set', {}, 'none'],
    ['the image captcha is on', { picture: true }, 'image'],
    ['Geetest is on without a version', { on: ['GEETEST3'] }, 'geetest-v3'],
    ['Geetest and the image captcha are on', { on: ['GEETEST3'], picture: true }, 'geetest-v3'],
    ['Geetest v4 is on', { on: ['GEETEST3'], gw: V4 }, 'geetest-v4'],
    ['Geetest v4 has no id', { on: ['GEETEST3'], gw: { GEETEST_VERSION: 'v4' } }, 'geetest-v3'],
    ['Geetest is limited to test sites, and this is not one', { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4 }, 'none'],
    [
      'Geetest is limited to test sites, this is not one, and the image captcha is on',
      { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4, picture: true },
      'image',
    ],
    [
      'Geetest is limited to test sites, and this is one',
      { on: ['GEETEST3', 'GEETESTTEST3'], gw: V4, test: true },
      'geetest-v4',
    ],
  ])('[WL-1.10] if %s, the captcha that a registration requires is “$2”', (_, options, kind) =>
    expect(kindOf(options, 'register')).toBe(kind),
  );

  test('a registration requires no captcha before the site status has loaded', () => {
    expect(decideRequiredCaptcha(undefined, 'register').kind).toBe('none');
  });
});

describe('[CAPT-3.1] captcha that an action requires', () => {
  test.each<[CaptchaProtectedAction, SiteOptions, string]>([
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
  ])('[CAPT-3] the captcha that the action %s requires with the settings %j is %s', (action, options, kind) =>
    expect(kindOf(options, action)).toBe(kind),
  );
});
