import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PUSH_BYTES } from '../../src/contract/service-worker/push-message';
import { parsePushMessage } from './parse-push-message';

const EMPTY = { title: '', body: '', id: '', path: '', tag: '', member: '', badge: '', expires: '', actions: [] };
const parse = (payload: unknown) => parsePushMessage(JSON.stringify(payload));

describe('[PUSH-3] payload of a push', () => {
  test.each([
    ['a plain message', { title: 'A', body: 'B', path: '/m/activity' }, { title: 'A', body: 'B', path: '/m/activity' }],
    [
      'a data-only message of FCM',
      { from: '1', fcmMessageId: 'f', data: { title: 'A', id: 'm1', badge: '3' } },
      { title: 'A', id: 'm1', badge: '3' },
    ],
    [
      'a notification of FCM',
      { notification: { title: 'A', body: 'B', click_action: '/m/home' }, data: { id: 'm1' } },
      { title: 'A', body: 'B', id: 'm1', path: '/m/home' },
    ],
    [
      'a message of Declarative Web Push',
      { web_push: 8030, notification: { title: 'A', navigate: 'https://m.example/m/vip', tag: 't' } },
      { title: 'A', path: 'https://m.example/m/vip', tag: 't' },
    ],
    ['fields of other types', { title: 'A', body: 1, id: 2, path: null, badge: 3 }, { title: 'A' }],
    ['an id with other characters', { title: 'A', id: 'a b' }, { title: 'A' }],
    ['control and direction characters', { title: 'A\u0000\u202e', body: 'a\nb\u0007' }, { title: 'A', body: 'a\nb' }],
    [
      'long texts',
      { title: 'x'.repeat(200), body: 'y'.repeat(500) },
      { title: `${'x'.repeat(119)}…`, body: `${'y'.repeat(399)}…` },
    ],
    [
      'emoji and word breaks',
      {
        title: 'Bonus 👨‍👩‍👧 ❤️\u200d\nnow',
        body: 'ลอต\u200bเตอรี่ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      },
      {
        title: 'Bonus 👨‍👩‍👧 ❤️\u200d now',
        body: 'ลอต\u200bเตอรี่ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      },
    ],
    ['an emoji at the limit', { title: `${'x'.repeat(114)}👨‍👩‍👧x` }, { title: `${'x'.repeat(114)}…` }],
  ])('[API-7.3] a push payload that contains %s is parsed into a message', (_, payload, expected) => {
    expect(parse(payload)).toEqual({ ...EMPTY, ...expected });
  });

  test('the payload of a push yields at most two actions, and only valid ones', () => {
    const actions = [
      { title: '' },
      { title: 'Play', path: '/m/game' },
      3,
      { title: 'Later', path: '' },
      { title: 'C', path: '' },
    ];
    expect(parse({ title: 'A', actions: JSON.stringify(actions) })?.actions).toEqual([
      { title: 'Play', path: '/m/game' },
      { title: 'Later', path: '' },
    ]);
    expect(parse({ title: 'A', actions: '{' })?.actions).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['text', 'hello'],
    ['truncated JSON', '{"title":"A"'],
    ['null', 'null'],
    ['a number', '7'],
    ['an array', '["A"]'],
    ['no title', '{"body":"B"}'],
    ['a blank title', '{"title":" \\u0007 "}'],
    ['a title of joiners alone', '{"title":"\u200d\u200b"}'],
    ['a title of another type', '{"title":{"a":1}}'],
    ['more than a push service delivers', JSON.stringify({ title: 'A', body: 'x'.repeat(MAX_PUSH_BYTES) })],
  ])('a push payload that contains %s is not parsed into a message', (_, payload) => {
    expect(parsePushMessage(payload)).toBeUndefined();
  });

  test('parsing a push payload never throws, and never returns a message without a title', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (payload) => {
          expect(parsePushMessage(payload)?.title).not.toBe('');
        },
      ),
    ));
});
