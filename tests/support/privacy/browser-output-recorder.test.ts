import { EventEmitter } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from 'vitest';
import { recordBrowserOutput } from './browser-output-recorder';
import type { PrivateValue } from './find-private-data';

const OWN_PORT = 4000;
const OWN = `http://fair.localhost:${OWN_PORT}`;
const VALUES: readonly PrivateValue[] = [
  { kind: 'token', value: 'token-of-alice' },
  { kind: 'phone', value: '0917 000 0009' },
];

interface SentRequest {
  readonly url: string;
  readonly referer?: string;
  readonly body?: string;
  readonly isNavigation?: boolean;
}

/** Records one request or console line of a page. Returns what is found. */
function find(output: SentRequest | string, address = `${OWN}/m/home`): readonly string[] {
  const events = new EventEmitter();
  const context = Object.assign(events, { pages: () => [{ url: () => address }] });
  const findInOutput = recordBrowserOutput(context as unknown as BrowserContext, OWN_PORT);
  if (typeof output === 'string') events.emit('console', { text: () => output });
  else
    events.emit('request', {
      url: () => output.url,
      headers: () => (output.referer === undefined ? {} : { referer: output.referer }),
      postData: () => output.body ?? null,
      isNavigationRequest: () => output.isNavigation ?? false,
    });
  return findInOutput(VALUES);
}

test.each([
  // what leaves the page, what is found
  [{ url: `${OWN}/m/home` }, []],
  [{ url: `${OWN}/m/home?token=token-of-alice`, isNavigation: true }, []],
  [{ url: `${OWN}/wps/member?token=token-of-alice` }, ['URL of /wps/member: token']],
  [{ url: `${OWN}/m/a.js`, referer: `${OWN}/m/home?token=token-of-alice` }, ['Referer of /m/a.js: token']],
  [{ url: `${OWN}/wps/member`, body: 'token-of-alice' }, []],
  [{ url: 'https://vendor.example/play?t=token-of-alice' }, ['foreign request https://vendor.example/play: token']],
  [
    { url: 'https://pixel.example/', body: '{"p":"+63917000 0009"}' },
    ['foreign request https://pixel.example/: phone'],
  ],
  [{ url: 'https://pixel.example/?p=%2B63%20917%20000%200009' }, ['foreign request https://pixel.example/: phone']],
  ['signed in with token-of-alice', ['console: token']],
  ['called 0917-000-0009', ['console: phone']],
  ['started', []],
] as const)('[TRK-1] recordBrowserOutput() of %j finds %j', (output, found) => {
  expect(find(output)).toEqual(found);
});

test('[SESS-1] recordBrowserOutput() finds a token that has stayed in the address of a page', () => {
  expect(find('started', `${OWN}/m/home?token=token-of-alice`)).toEqual(['address of a page: token']);
});
