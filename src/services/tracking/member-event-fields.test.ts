import { describe, expect, test } from 'vitest';
import { findPhoneNumberInName, toMemberEventFields } from './member-event-fields';

const NAMED = 'name and id';
const ID = 'id';
const NAME = 'name';
const NEITHER = 'neither';

describe('[TRK-1.7] name and id of a member in tracking events', () => {
  test.each([
    // username, id, registered by, reported
    ['alice', '7', undefined, NAMED],
    ['alice', '7', 'username', NAMED],
    ['alice', '', undefined, NAME],
    ['', '7', undefined, ID],
    ['m12345', '7', undefined, NAMED],
    ['player-88', '10023456', 'username', NAMED],
    ['李明', '0192f0c1-7a5e-7cc3-98c4-dc0c0c07398f', undefined, NAMED],
    // The username is a phone number, or contains one.
    ['9171234567', '7', undefined, ID],
    ['+63 917 123-4567', '7', undefined, ID],
    ['(0917) 123.4567', '7', undefined, ID],
    ['٠٩١٧١٢٣٤٥٦٧', '7', undefined, ID],
    ['m9170000009', '7', undefined, ID],
    ['m9170000009', '7', 'username', ID],
    ['9170000009x', '7', undefined, ID],
    ['0917_000_0009', '7', undefined, ID],
    ['m９１７００００００９', '7', undefined, ID],
    ['user-๐๙๑๗๐๐๐๐๐๐๙', '7', undefined, ID],
    ['p9h1o7n0e0009', '7', undefined, ID],
    ['fair12345678', '7', 'auto', ID],
    // The platform derives the username from what the member registered with.
    ['m0009', '7', 'mobile', ID],
    ['Maria', '7', 'mobile', ID],
    ['john.smith', '7', 'firebase', ID],
    // The username is an e-mail address.
    ['alice@example.test', '7', 'username', ID],
    ['alice＠example.test', '7', undefined, ID],
    // The id is a phone number or an e-mail address.
    ['9170000009', '9170000009', undefined, NEITHER],
    ['9170000009', '639170000009', undefined, NEITHER],
    ['09170000009', '639170000009', undefined, NEITHER],
    ['m9170000009', '9170000009', 'mobile', NEITHER],
    // After a later sign-in it is not known how the member registered.
    ['m9170000009', '639170000009', undefined, NEITHER],
    ['m9170000009', '639170000009', 'firebase', NEITHER],
    ['player1000234', '1000234', undefined, NEITHER],
    ['fair12345678', '12345678', 'auto', ID],
    ['alice', '+63 917 000 0009', undefined, NAME],
    ['alice', 'alice@example.test', undefined, NAME],
    ['player1000234', '1000234', 'username', ID],
  ] as const)(
    'the member %j with the id %j, registered by %s, is reported with %s',
    (userName, id, registeredBy, reported) => {
      expect(toMemberEventFields({ userName, id, registeredBy })).toEqual({
        ...((reported === NAMED || reported === NAME) && { customerName: userName }),
        ...((reported === NAMED || reported === ID) && { customerId: id }),
      });
    },
  );

  test('the id of a new member is not reported if it is the mobile number with which the member has registered', () => {
    const member = { userName: '', id: '639170000009', registeredBy: 'mobile', mobile: '0917 000 0009' } as const;
    expect(toMemberEventFields(member)).toEqual({});
    expect(toMemberEventFields({ ...member, id: '8' })).toEqual({ customerId: '8' });
  });
});

test.each([
  ['alice', undefined, ''],
  ['9170000009', undefined, '9170000009'],
  ['+63 917', undefined, '63917'],
  ['m9170000009', 'mobile', '9170000009'],
  ['m9170000009', undefined, '9170000009'],
  ['m9170000009', 'firebase', '9170000009'],
  ['m12345', undefined, ''],
  ['player1000234', 'username', ''],
  ['player1000234', 'auto', ''],
] as const)(
  '[TRK-1] the phone number in the username %j of a member registered by %s is %j',
  (userName, registeredBy, number) => {
    expect(findPhoneNumberInName({ userName, registeredBy })).toBe(number);
  },
);
