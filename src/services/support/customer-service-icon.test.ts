import { expect, test } from 'vitest';
import { getCustomerServiceIcon } from './customer-service-icon';

test.each([
  ['LIVECHAT', 'chat'],
  ['livechat', 'chat'],
  ['AICAN', 'instantLottery'],
  ['MIDUOKE', 'chat'],
  ['COMM100', 'chat'],
  ['COMM100VIP', 'crown'],
  ['TELEGRAM', 'headset'],
  ['', 'headset'],
])('[CS-1] the customer service of the type “%s” has the icon “%s”', (csType, icon) => {
  expect(getCustomerServiceIcon(csType)).toBe(icon);
});
