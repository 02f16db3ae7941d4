import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/site/system';
import { listIdentityMethods } from './identity-methods';

const site = (sms: object, push: object, isGoogleOn: boolean) =>
  parse(siteStatus, {
    info: { merchantCode: 'F', whitelabelVal: { name: 'F' }, whitelabel: { GOOGLELOGIN3: isGoogleOn }, sms, push },
  });
const KEY = { apiKey: 'k' };

describe('identity methods of a merchant', () => {
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
  ])(
    '[WL-1.4][SOCIAL-1.4][SOCIAL-6.1] for sms=%j, push=%j and GOOGLELOGIN3=%s, the identity methods of a merchant are $3',
    (sms, push, isGoogleOn, methods) => {
      expect(listIdentityMethods(site(sms, push, isGoogleOn), 'google')).toEqual(methods);
    },
  );

  test('[SOCIAL-1] a merchant has no methods before the status has loaded or if the deployment disables the identity provider', () => {
    const all = site({ firebase: true, ...KEY }, { facebookAppId: '1' }, true);
    expect(listIdentityMethods(undefined, 'google')).toEqual([]);
    expect(listIdentityMethods(all, 'none')).toEqual([]);
    expect(listIdentityMethods(all, 'emulated')).toHaveLength(3);
  });
});
