import { expect, test } from 'vitest';
import { sendRawRequest } from '../../support/http/send-raw-request';
import { setUpTestPlatform } from '../testing/test-platform';

const { platform } = setUpTestPlatform();

test.each([
  ['FAIR/m_popup1', 'Fairground'],
  ['FAIR/m_popup2', 'Fairground'],
  ['SOL/m_popup1', '金阳会'],
  ['FAIR/banner-1', 'Weekend rebate: 12 %'],
  ['FAIR/promotion-1', ''],
])('[BAN-1] the picture %s says %s: none repeats a title beside it', async (name, words) => {
  const { body } = await sendRawRequest(platform().port, { path: `/cdn/${name}.svg?language=EN` });
  expect(/<title>(.*?)<\/title>/.exec(String(body))?.[1]).toBe(words);
});
