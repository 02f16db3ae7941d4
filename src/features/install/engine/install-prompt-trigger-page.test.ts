import { expect, test } from 'vitest';
import { getInstallPromptTriggerPage } from './install-prompt-trigger-page';

test.each([
  ['/m/voucherCenter', '', 'deposit'],
  ['/m/vouchercenter/', '', 'deposit'],
  ['/m/withdraw', '?a=1', 'withdraw'],
  ['/m/securityCenter/addBankCard', '', 'bind-card'],
  ['/m/securityCenter/addBankCardPix', '', 'bind-card'],
  ['/m/game', '?trial', 'game'],
  ['/m/game', '?nodeId=1', 'other'],
  ['/m/launchGame', '?trial', 'other'],
  ['/m/home', '', 'other'],
])('[ENG-3.1] for the URL %s%s, the trigger page of install prompts is “%s”', (pathname, search, page) => {
  expect(getInstallPromptTriggerPage({ pathname, search })).toBe(page);
});
