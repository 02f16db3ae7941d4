import { describe, expect, test } from 'vitest';
import { resolveIdentityScriptUrl } from './identity-scripts';

const CHANNEL = 'https://apis.google.com/js/api.js?onload=__iframefcb123';

describe('[SOCIAL-1] scripts of the identity provider', () => {
  test.each([
    CHANNEL,
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/rt=j/sv=1/d=1/ed=1/rs=AHp-q/cb=gapi.loaded_0',
    'https://www.google.com/recaptcha/api.js?onload=__rcb1&render=explicit&hl=en',
    'https://www.google.com/recaptcha/enterprise.js?render=6Lc-x',
    'https://www.gstatic.com/recaptcha/releases/aB-c_1/recaptcha__en.js',
  ])('the URL %s is allowed as a script of the identity provider', (address) => {
    expect(resolveIdentityScriptUrl(address, 'google')).toBe(address);
  });

  test.each([
    'https://evil.example/js/api.js?onload=x',
    'https://apis.google.com.evil.example/js/api.js?onload=x',
    'https://apis.google.com/js/api.js?onload=alert(1)',
    'https://apis.google.com/js/client.js',
    'https://accounts.google.com/o/oauth2/revoke?callback=alert(1)',
    'https://www.google.com/complete/search?client=chrome&jsonp=alert(1)',
    'http://apis.google.com/js/api.js?onload=x',
    'data:text/javascript,alert(1)',
    '/m/assets/main.js',
    '',
  ])('the URL “%s” is refused as a script of the identity provider', (address) => {
    expect(() => resolveIdentityScriptUrl(address, 'google')).toThrow(TypeError);
    expect(() => resolveIdentityScriptUrl(address, 'none')).toThrow(TypeError);
  });

  test('scripts of an emulated identity provider are loaded only from the page’s own origin', () => {
    expect(resolveIdentityScriptUrl(CHANNEL, 'emulated')).toBe('/emulator/api.js?onload=__iframefcb123');
    expect(() =>
      resolveIdentityScriptUrl('https://www.google.com/recaptcha/api.js?render=explicit', 'emulated'),
    ).toThrow();
    expect(() => resolveIdentityScriptUrl(CHANNEL, 'none')).toThrow();
  });
});
