import { expect, test } from 'vitest';
import { getPushConfig } from './push-config';

const PROJECT = { appId: '1:2:web:3', apiKey: 'key', projectId: 'fair', messagingSenderId: '2' };
const NO_PROJECT = { appId: '', apiKey: '', projectId: '', messagingSenderId: '' };
const OTHERS = { authDomain: '', facebookAppId: '', googleWebClientId: '' };
const WEB_PUSH = { vapidKey: 'k', firebase: undefined };
const FIREBASE = { vapidKey: 'k', firebase: PROJECT };

test.each([
  // merchant                                         key  deployment            config
  ['without a VAPID key', NO_PROJECT, '', 'google', undefined],
  ['with a Firebase project, but without a VAPID key', PROJECT, '', 'google', undefined],
  ['without a Firebase project', NO_PROJECT, 'k', 'none', WEB_PUSH],
  ['with an API key for sign-in only', { ...NO_PROJECT, apiKey: 'key' }, 'k', 'google', WEB_PUSH],
  ['with a Firebase project', PROJECT, 'k', 'google', FIREBASE],
  ['with a Firebase project that the deployment does not allow', PROJECT, 'k', 'none', undefined],
  ['without the app id', { ...PROJECT, appId: '' }, 'k', 'google', undefined],
  ['without the API key', { ...PROJECT, apiKey: '' }, 'k', 'google', undefined],
  ['without the id of the project', { ...PROJECT, projectId: '' }, 'k', 'google', undefined],
] as const)(
  '[PUSH-2.1][PUSH-1] a merchant %s has the push configuration $4',
  (_, project, vapidKey, messaging, config) => {
    expect(getPushConfig({ ...OTHERS, ...project, vapidKey }, messaging)).toEqual(config);
  },
);
