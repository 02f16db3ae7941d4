import { describe, expect, test } from 'vitest';
import { findPrivateData, type PrivateValue } from './find-private-data';

const VALUES: readonly PrivateValue[] = [
  { kind: 'password', value: 'Wonder-land-7' },
  { kind: 'token', value: 'token-of-alice' },
  { kind: 'phone', value: '0917 000 0009' },
  { kind: 'e-mail', value: 'alice@example.test' },
  { kind: 'name', value: 'Tina Tran' },
  { kind: 'account', value: '0012-3456-7890' },
  { kind: 'contact', value: 'me on Telegram' },
  { kind: 'password', value: 'abc' },
];

const eventWith = (eventValue: object, others: object = {}) =>
  JSON.stringify({ events: JSON.stringify([{ id: '0192f0c1-9170-7cc3-98c4-917000000900', eventValue, ...others }]) });

describe('[TRK-1] private data in a tracking event', () => {
  test.each([
    // fields of the event’s value, found
    [{ customerName: 'alice', customerId: '7', amount: '100.00' }, []],
    [{ contentId: 'abc', clickId: '0917000000' }, []],
    [{ customerName: 'm9170000009' }, ['phone']],
    [{ customerName: 'm9995550001' }, ['phone']],
    [{ customerId: '639170000009' }, ['phone']],
    [{ customerId: 9_170_000_009 }, ['phone']],
    [{ url: '/m/register?mobile=+63%20917%20000%200009' }, ['phone']],
    [{ url: '/m/register?mobile=917-000-0009' }, ['phone']],
    [{ utmSource: 'alice@example.test' }, ['e-mail']],
    [{ utmSource: 'bob@example.test' }, ['e-mail']],
    [{ name: 'TINA TRAN' }, ['name']],
    [{ deep: [{ account: 'PH00 1234 5678 90' }] }, ['account']],
    [{ url: '?token=token-of-alice' }, ['token']],
    [{ url: Buffer.from('token-of-alice').toString('base64') }, ['token']],
    [{ reason: 'Wonder-land-7' }, ['password']],
    [{ reason: 'me on telegram' }, ['contact']],
  ])('findPrivateData() finds in the event value %j: %j', (eventValue, kinds) => {
    const found = findPrivateData({ kind: 'events', body: eventWith(eventValue) }, VALUES);
    expect(found.map((one) => one.split(': ')[1])).toEqual(kinds);
  });

  test('findPrivateData() finds the affiliate code that is a phone number and names the field', () => {
    const body = eventWith({}, { affiliateCode: '9170000009' });
    expect(findPrivateData({ kind: 'events', body }, VALUES)).toEqual(['events.events.0.affiliateCode: phone']);
  });

  test('findPrivateData() searches a body that is not JSON', () => {
    expect(findPrivateData({ kind: 'events', body: '{"events":"token-of-alice' }, VALUES)).toEqual(['events: token']);
  });
});

test('[OFF-4] feedback may contain what its author typed, but neither a password nor a token', () => {
  const body = (text: string) => JSON.stringify({ subject: 'problem', text, contact: 'alice@example.test' });
  expect(findPrivateData({ kind: 'feedback', body: body('Call 0917 000 0009') }, VALUES)).toEqual([]);
  expect(findPrivateData({ kind: 'feedback', body: body('Wonder-land-7') }, VALUES)).toEqual([
    'feedback.text: password',
  ]);
});
