import { describe, expect, test } from 'vitest';
import type { PushDeviceState } from '../../src/base/push/push-store';
import { decideNotification } from './decide-notification';
import { type PushMessage, parsePushMessage } from './parse-push-message';

const NOW = 1_700_000_000_000;
const BOUND: PushDeviceState = {
  binding: { member: '7', merchant: 'FAIR', language: 'EN', device: 'd' },
  texts: { title: 'Fairground', body: 'There is news for you' },
  hosts: ['b.example'],
  unread: { count: 2, ids: ['seen'] },
};
const FALLBACK = { title: 'New message', body: 'Open the app to read it.' };

const message = (fields: Record<string, string> = {}): PushMessage => {
  const parsed = parsePushMessage(JSON.stringify({ title: 'Draw', body: 'At eight', path: '/m/activity', ...fields }));
  if (!parsed) throw new Error('the sample is not a message');
  return parsed;
};
const decideOn = (device: PushDeviceState | undefined, one: PushMessage | undefined) =>
  decideNotification(one, { device, fallbackTexts: FALLBACK, origin: 'https://m.example', now: NOW });

const decide = (one: PushMessage | undefined) => decideOn(BOUND, one);

describe('[PUSH-3] title, body and path of a notification', () => {
  test.each([
    // message                                    device                             title          body                        path
    ['for everyone', message(), BOUND, 'Draw', 'At eight', '/m/activity'],
    ['for the bound member', message({ member: '7' }), BOUND, 'Draw', 'At eight', '/m/activity'],
    ['for another member', message({ member: '8' }), BOUND, 'Fairground', 'There is news for you', '/m/home'],
    [
      'for a member while no member is bound',
      message({ member: '7' }),
      { ...BOUND, binding: undefined },
      'Fairground',
      'There is news for you',
      '/m/home',
    ],
    [
      'for a member while the database cannot be read',
      message({ member: '7' }),
      undefined,
      'New message',
      'Open the app to read it.',
      '/m/home',
    ],
    ['for everyone while the database cannot be read', message(), undefined, 'Draw', 'At eight', '/m/activity'],
    ['that expires now', message({ expires: `${NOW}` }), BOUND, 'Draw', 'At eight', '/m/activity'],
    ['that has expired', message({ expires: `${NOW - 1}` }), BOUND, 'Fairground', 'There is news for you', '/m/home'],
    ['with an unreadable expiry', message({ expires: 'soon' }), BOUND, 'Draw', 'At eight', '/m/activity'],
    ['that is invalid', undefined, BOUND, 'Fairground', 'There is news for you', '/m/home'],
    [
      'with a page on another trusted host of the merchant',
      message({ path: 'https://b.example/m/activity?id=3' }),
      BOUND,
      'Draw',
      'At eight',
      '/m/activity?id=3',
    ],
    [
      'with a page on another host while the database cannot be read',
      message({ path: 'https://b.example/m/activity' }),
      undefined,
      'Draw',
      'At eight',
      '/m/home',
    ],
    [
      'with a path of another origin',
      message({ path: 'https://evil.example/m' }),
      BOUND,
      'Draw',
      'At eight',
      '/m/home',
    ],
  ])(
    '[PUSH-3.3] a message %s results in a notification with the title “$3”, the body “$4” and the path $5',
    (_, one, device, title, body, path) => {
      const decided = decideOn(device, one);
      expect([decided.title, decided.options.body, decided.options.data.path]).toEqual([title, body, path]);
    },
  );

  test.each([
    [{ member: '7' }, '7'],
    [{ member: '8' }, ''],
    [{}, ''],
  ])('[PUSH-3.2] the notification for a message with the fields %j remembers the member “%s”', (fields, member) => {
    expect(decide(message(fields)).options.data.member).toBe(member);
  });

  test('[PUSH-3.1] the notification for a message to another member contains no text, action or count from the message', () => {
    const hidden = message({
      member: '8',
      badge: '41',
      actions: '[{"title":"Claim","path":"/m/rewardCenter"}]',
    });
    expect(JSON.stringify(decide(hidden))).not.toMatch(/Draw|eight|activity|Claim|reward|41/);
  });
});

describe('[PUSH-3] options of a notification, and app badge count', () => {
  test.each([
    ['without id', {}, 'fairground', true, 3],
    ['with an id', { id: 'm1' }, 'm1', true, 3],
    ['with a tag', { id: 'm1', tag: 'draw' }, 'draw', true, 3],
    ['that was shown before', { id: 'seen' }, 'seen', false, 2],
    ['with a count', { badge: '5' }, 'fairground', true, 5],
    ['with the count 0', { badge: '0' }, 'fairground', true, 3],
    ['with a huge count', { badge: '1000' }, 'fairground', true, 99],
    ['with a negative count', { badge: '-5' }, 'fairground', true, 3],
    ['with half a count', { badge: '1.5' }, 'fairground', true, 3],
    ['with a count in another notation', { badge: '0x10' }, 'fairground', true, 3],
    ['with an endless count', { badge: '1e999' }, 'fairground', true, 3],
    ['with an unreadable count', { badge: 'many' }, 'fairground', true, 3],
  ])(
    'a message %s results in a notification with tag=$2 and renotify=$3, and in the app badge count $4',
    (_, fields, tag, isNew, badge) => {
      const decided = decide(message(fields));
      expect([decided.options.tag, decided.isNew, decided.badge]).toEqual([tag, isNew, badge]);
      expect([decided.options.renotify, decided.options.silent]).toEqual([isNew, !isNew]);
    },
  );

  test('the name of an action is the path that the action opens', () => {
    const actions = '[{"title":"Play","path":"/m/game?id=1"},{"title":"Away","path":"//evil.example"}]';
    expect(decide(message({ actions })).options.actions).toEqual([
      { action: '/m/game?id=1', title: 'Play' },
      { action: '/m/home', title: 'Away' },
    ]);
  });

  test('the icon of a notification is the icon of the app', () => {
    expect(decide(message()).options.icon).toBe('/m/icons/icon-192x192.png');
  });
});
