import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { customerServices } from '../../../../src/contract/endpoints/site/customer-services';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();

test.each([
  ['FAIR', 'EN', ['Live chat', 'Assistant']],
  ['FAIR', 'UR', ['لائیو چیٹ', 'معاون']],
  ['KOPI', 'EN', ['Customer care']],
  ['SOL', 'CN', ['在线客服', 'VIP 客服']],
  ['SOL', 'EN', ['Online support', 'VIP support']],
])('[CS-1] the customer services of %s in %s are called %j', async (merchant, language, titles) => {
  const { value } = await caller().call(customerServices, { merchant, headers: { Language: language } });
  expect(parse(customerServices.response, value).services.map(({ title }) => title)).toEqual(titles);
});
