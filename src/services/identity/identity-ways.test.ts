import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { identityWays } from './identity-ways';

const site = (sms: object, push: object, isGoogleOn: boolean) =>
  parse(siteStatus, {
    info: { merchantCode: 'F', whitelabelVal: { name: 'F' }, whitelabel: { GOOGLELOGIN3: isGoogleOn }, sms, push },
  });
const KEY = { apiKey: 'k' };

describe('the ways to sign in by somebody who vouches', () => {
  test.each<[object, object, boolean, readonly string[]]>([
    [{}, {}, false, []],
    [{ firebase: true }, {}, false, []],
    [{ firebase: true, apiKey: '' }, {}, true, []],
    [{ firebase: false, ...KEY }, {}, false, []],
    [{ firebase: true, ...KEY }, {}, false, ['phone']],
    [{ firebase: true }, KEY, true, ['google']],
    [{ firebase: true, ...KEY }, {}, true, ['phone', 'google']],
    [{}, { facebookAppId: '1' }, true, []],
    [{}, { facebookAppId: '1', ...KEY }, false, ['facebook']],
    [{ firebase: true, ...KEY }, { facebookAppId: '1' }, true, ['phone', 'google', 'facebook']],
  ])('[SOCIAL-1] [SOCIAL-6] sms %j, push %j, switch of Google %s: %j', (sms, push, isGoogleOn, ways) => {
    expect(identityWays(site(sms, push, isGoogleOn), 'google')).toEqual(ways);
  });

  test('[SOCIAL-1] are none without a status or where the deployment keeps the provider out', () => {
    const all = site({ firebase: true, ...KEY }, { facebookAppId: '1' }, true);
    expect(identityWays(undefined, 'google')).toEqual([]);
    expect(identityWays(all, 'none')).toEqual([]);
    expect(identityWays(all, 'emulated')).toHaveLength(3);
  });
});
