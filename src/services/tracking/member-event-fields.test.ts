import { expect, test } from 'vitest';
import { toMemberEventFields } from './member-event-fields';

test.each([
  ['alice', '7', { customerName: 'alice', customerId: '7' }],
  ['alice', '', { customerName: 'alice' }],
  ['', '7', { customerId: '7' }],
  ['9171234567', '7', { customerId: '7' }],
  ['+63 917 123-4567', '7', { customerId: '7' }],
  ['(0917) 123.4567', '7', { customerId: '7' }],
  ['٠٩١٧١٢٣٤٥٦٧', '7', { customerId: '7' }],
  ['m12345', '7', { customerName: 'm12345', customerId: '7' }],
])('[TRK-1] the member %j with the id %j is reported as %j, never with a phone number', (userName, id, value) => {
  expect(toMemberEventFields({ userName, id })).toEqual(value);
});
