import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIAGNOSTICS_PATH, ROUTES } from '../contract/paths';
import { findPageScript } from './find-page-script';

/** The names of the scripts with a page, which the check of sizes finds in the build. */
const { pages } = JSON.parse(
  readFileSync(new URL('../../tests/checks/budgets/budgets.json', import.meta.url), 'utf8'),
) as { readonly pages: Readonly<Record<string, unknown>> };
const isInBuild = (script: string) => Object.hasOwn(pages, `pages-${script}`);

/** Pages whose script has another name than their address: home, those that share a file, and rarely opened ones. */
const NAMED_OTHERWISE = [
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/inviteFriends',
  '/m/changePsw',
  '/m/member/history',
  '/m/member/tickets',
  '/m/member/documents',
  '/m/securityCenter/addBankCard',
  '/m/securityCenter/addBankCardPix',
  '/m/rewardCenter',
  '/m/mall/mallHome',
];

test('[BOOT-1.9] the script of a page that a member opens is found by its address', () => {
  const missing = [...Object.values(ROUTES).map(({ path }) => path), DIAGNOSTICS_PATH].filter(
    (path) => !isInBuild(findPageScript(path, true)),
  );
  expect(missing).toEqual(NAMED_OTHERWISE);
  expect(findPageScript('/m/voucherCenter', true)).toBe('voucher-center');
  expect(findPageScript('/m/member/home', true)).toBe('member-home');
});

test('[BOOT-1.9] a visitor gets the script of a public page, and that of the sign-in for a page of members', () => {
  const scripts = Object.values(ROUTES).map(({ path, access }) => [path, access, findPageScript(path, false)] as const);
  const isPublicPage = (path: string, access: string) => access === 'public' && !NAMED_OTHERWISE.includes(path);
  for (const [path, access, script] of scripts)
    expect(script, path).toBe(isPublicPage(path, access) ? findPageScript(path, true) : 'login');
  expect(findPageScript('/m/register.html', false)).toBe('register');
});
